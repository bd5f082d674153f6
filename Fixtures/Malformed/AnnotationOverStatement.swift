/// @mockable
print(1)
