// Nothing here.
/* /* nested */ */
