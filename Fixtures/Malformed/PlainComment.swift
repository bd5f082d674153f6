// @mockable
protocol Store {}
