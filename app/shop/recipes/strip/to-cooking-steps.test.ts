import {describe, expect, it} from 'vitest';
import type {CookingStepsQuery} from '../../../../storefrontapi.generated';
import {toCookingSteps} from './to-cooking-steps';

const STEPS = ['Let the paste stand for 5 minutes.', 'Saute 8-10 minutes.', 'Serve.'];

const clip = (file: string) => ({
  alt: `Clip ${file}`,
  previewImage: {url: `/${file}.png`, altText: null, width: 10, height: 10},
  sources: [{url: `/${file}.mp4`, mimeType: 'video/mp4'}],
});

const CLIPS = ['a', 'b', 'c'].map(clip);

const source = (steps: readonly string[] | null, nodes: readonly object[]): CookingStepsQuery =>
  ({
    product: {
      recipe: {reference: {steps: steps && {value: JSON.stringify(steps)}, stepClips: {references: {nodes}}}},
    },
  }) as CookingStepsQuery;

describe('the clips of a recipe', () => {
  it('stand beside the text and the times of their own steps', () => {
    expect(toCookingSteps(source(STEPS, CLIPS))?.steps).toEqual([
      expect.objectContaining({text: STEPS[0], times: ['5 minutes'], url: '/a.mp4', alt: 'Clip a'}),
      expect.objectContaining({text: STEPS[1], times: ['8-10 minutes'], url: '/b.mp4'}),
      expect.objectContaining({text: STEPS[2], times: [], url: '/c.mp4'}),
    ]);
  });

  it('name the sum of the times in the steps', () => {
    expect(toCookingSteps(source(STEPS, CLIPS))?.mostMinutes).toBe(15);
    expect(toCookingSteps(source(['Stir.', 'Cook.', 'Serve.'], CLIPS))?.mostMinutes).toBeNull();
  });

  it.each<[string, CookingStepsQuery]>([
    ['fewer clips than steps', source(STEPS, CLIPS.slice(1))],
    ['more clips than steps', source(STEPS.slice(1), CLIPS)],
    ['no steps of its own', source(null, CLIPS)],
    ['a file that is no video', source(STEPS, [{}, ...CLIPS.slice(1)])],
    ['a video that is being processed', source(STEPS, [{...clip('a'), sources: []}, ...CLIPS.slice(1)])],
    ['no recipe', {product: {recipe: null}}],
    ['no product', {product: null}],
  ])('are absent for a recipe with %s', (_name, found) => {
    expect(toCookingSteps(found)).toBeNull();
  });
});
