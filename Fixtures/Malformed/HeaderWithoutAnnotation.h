@protocol Broken - (;
