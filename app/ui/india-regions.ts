/** Where the name of each region stands on the drawing `india`, in its units. */
const PLACES: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['andhra pradesh', [134, 267]],
  ['arunachal pradesh', [303, 118]],
  ['assam', [287, 138]],
  ['bihar', [204, 147]],
  ['chhattisgarh', [163, 200]],
  ['goa', [76, 270]],
  ['gujarat', [49, 180]],
  ['haryana', [101, 105]],
  ['himachal pradesh', [111, 74]],
  ['jammu and kashmir', [89, 51]],
  ['jharkhand', [202, 172]],
  ['karnataka', [97, 280]],
  ['kashmir', [89, 51]],
  ['kerala', [105, 335]],
  ['ladakh', [115, 42]],
  ['madhya pradesh', [124, 174]],
  ['maharashtra', [95, 222]],
  ['manipur', [297, 159]],
  ['meghalaya', [268, 149]],
  ['mizoram', [284, 176]],
  ['nagaland', [303, 142]],
  ['odisha', [191, 209]],
  ['punjab', [91, 84]],
  ['rajasthan', [66, 135]],
  ['sikkim', [237, 125]],
  ['tamil nadu', [124, 323]],
  ['telangana', [131, 240]],
  ['tripura', [272, 171]],
  ['uttar pradesh', [149, 131]],
  ['uttarakhand', [133, 94]],
  ['west bengal', [228, 177]],
]);

/** A marked region. */
export interface MapMark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Finds the region of a place such as `Kerala` or `Idukki, Kerala`; null for one that the map does not know. */
export function findRegion(place: string): MapMark | null {
  const name = place.split(',').at(-1)?.trim() ?? '';
  const [x, y] = PLACES.get(name.toLowerCase()) ?? [];
  return x === undefined || y === undefined ? null : {name, x, y};
}
