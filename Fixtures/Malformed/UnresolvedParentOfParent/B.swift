protocol Middle: Base {}
