// Prints the Swift interface of an Objective-C header with sourcekitd, the compiler's own service.
// usage: interface LIBRARY REQUEST, where REQUEST is a sourcekitd request in its YAML form.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { uint64_t data[3]; } variant_t;

static void *library;

static void *symbol(const char *name) {
    void *address = dlsym(library, name);
    if (!address) {
        fprintf(stderr, "error: %s\n", dlerror());
        exit(1);
    }
    return address;
}

int main(int argc, char **argv) {
    if (argc != 3) return 64;
    library = dlopen(argv[1], RTLD_NOW);
    if (!library) {
        fprintf(stderr, "error: %s\n", dlerror());
        return 1;
    }
    char *message = NULL;
    ((void (*)(void))symbol("sourcekitd_initialize"))();
    void *request = ((void *(*)(const char *, char **))symbol("sourcekitd_request_create_from_yaml"))(argv[2], &message);
    if (!request) {
        fprintf(stderr, "error: %s\n", message);
        return 1;
    }
    void *response = ((void *(*)(void *))symbol("sourcekitd_send_request_sync"))(request);
    if (((_Bool(*)(void *))symbol("sourcekitd_response_is_error"))(response)) {
        fprintf(stderr, "error: %s\n",
            ((const char *(*)(void *))symbol("sourcekitd_response_error_get_description"))(response));
        return 1;
    }
    void *key = ((void *(*)(const char *))symbol("sourcekitd_uid_get_from_cstr"))("key.sourcetext");
    variant_t value = ((variant_t(*)(void *))symbol("sourcekitd_response_get_value"))(response);
    const char *text =
        ((const char *(*)(variant_t, void *))symbol("sourcekitd_variant_dictionary_get_string"))(value, key);
    if (!text) {
        fprintf(stderr, "error: sourcekitd printed nothing\n");
        return 1;
    }
    fputs(text, stdout);
    fflush(stdout);
    _Exit(0);
}
