import {describe, expect, it} from 'vitest';
import {dragOffset, isClosingSwipe} from './swipe';

const start = {x: 200, y: 300};
const to = (right: number, down = 0) => ({x: start.x + right, y: start.y + down});

describe('a swipe over the menu', () => {
  it('closes it after more than 75 pixels to the right', () => {
    expect(isClosingSwipe(start, to(75))).toBe(false);
    expect(isClosingSwipe(start, to(76))).toBe(true);
  });

  it('never closes it to the left', () => expect(isClosingSwipe(start, to(-200))).toBe(false));

  it('moves it with the finger by at most 150 pixels', () => {
    expect(dragOffset(start, to(40))).toBe(40);
    expect(dragOffset(start, to(150))).toBe(150);
    expect(dragOffset(start, to(400))).toBe(150);
  });

  it('does not move it to the left', () => expect(dragOffset(start, to(-40))).toBe(0));

  it('ignores vertical scrolling', () => {
    expect(dragOffset(start, to(90, 200))).toBe(0);
    expect(isClosingSwipe(start, to(90, -200))).toBe(false);
  });
});
