import {describe, expect, it} from 'vitest';
import {parseShownMetafields} from './shown-metafields';

const parse = (...entries: unknown[]) => parseShownMetafields(JSON.stringify(entries));

describe('parseShownMetafields', () => {
  it('takes the label from the entry, or from the key', () => {
    expect(parse('custom.country_of_origin', ' specs.weight : Net weight: dry ')).toEqual([
      {namespace: 'custom', key: 'country_of_origin', label: 'Country of origin'},
      {namespace: 'specs', key: 'weight', label: 'Net weight: dry'},
    ]);
  });

  it('leaves out what is invalid or repeated, and more than twenty', () => {
    expect(parse('origin', 7, '', 'a.b.c', 'custom."}', 'custom.origin', 'custom.origin: Again')).toHaveLength(1);
    expect(parse(...Array.from({length: 30}, (_, index) => `custom.key_${index}`))).toHaveLength(20);
    for (const setting of [undefined, '', 'custom.origin', '{}']) expect(parseShownMetafields(setting)).toEqual([]);
  });
});
