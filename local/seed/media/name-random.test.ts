import {describe, expect, it} from 'vitest';
import {chanceOf, strew} from './name-random';

describe('named chance', () => {
  it('falls the same way for the same name, and another for another', () => {
    const roll = (name: string) =>
      Array.from(
        {length: 5},
        (
          (chance) => () =>
            chance.between(0, 1)
        )(chanceOf(name)),
      );
    expect(roll('palak')).toEqual(roll('palak'));
    expect(roll('palak')).not.toEqual(roll('tikka'));
  });

  it('stays within its bounds', () => {
    const chance = chanceOf('bounds');
    const rolls = Array.from({length: 1000}, () => chance.between(-2, 3));
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...rolls)).toBeLessThan(3);
  });
});

describe('strewn points', () => {
  it('lie in their disc and keep their distance', () => {
    const points = strew(chanceOf('strewn'), 40, 100, 12);
    expect(points.every(({x, y}) => Math.hypot(x, y) <= 100)).toBe(true);
    const pairs = points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(12);
  });

  it('are fewer than asked for when there is no room', () => {
    expect(strew(chanceOf('crowd'), 1000, 10, 10).length).toBeLessThan(20);
  });
});
