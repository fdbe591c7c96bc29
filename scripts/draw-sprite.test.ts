import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {drawSprite} from './draw-sprite';

const committed = (file: string) => readFileSync(new URL(file, new URL('../app/ui/icons/', import.meta.url)), 'utf8');

test('the committed sprite matches the list of icons (`npm run icons` regenerates it)', async () => {
  const {sprite, pathModule} = await drawSprite();
  expect(committed('sprite.svg')).toBe(sprite);
  expect(committed('sprite-path.ts')).toBe(pathModule);
});
