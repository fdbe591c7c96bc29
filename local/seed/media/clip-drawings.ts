import {BOWL_PLACE, bowlPlaces, bundleTable, laidTable} from './bowl-scenes';
import {FOOD, FOOD_DRAWINGS, SAUCES} from './dishes';
import {layOut} from './item';
import {risingSteam, simmering, TURN, wake} from './motion';
import type {Bundle, Dish} from './names';
import {HUES} from './palette';
import {SQUARE} from './picture-sizes';
import {dishVessel} from './served-dish';
import {table} from './sets';
import {at, createSheet, group, num, path, type Sheet, type Svg} from './svg';
import {spoon, SPOON_BOWL} from './tableware';

/** A clip as drawings: what stands still, and what moves over it at a time of the loop (0 to 1). Sizes in drawing units. */
export interface ClipDrawing {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly still: Svg;
  readonly moving: (time: number) => Svg;
}

const STIR_REACH = 0.52 * FOOD;
/** Where the spoon's handle would be held, on the table's square. */
const GRIP = {x: 1500, y: 1640};

/** A spoon whose bowl is led round in the food, half of it under the sauce. */
function stirring(sheet: Sheet, dish: Dish, angle: number): Svg {
  const reach = STIR_REACH * BOWL_PLACE.scale;
  const head = {x: BOWL_PLACE.x + Math.cos(angle) * reach, y: BOWL_PLACE.y + Math.sin(angle) * reach};
  const turn = (Math.atan2(head.y - GRIP.y, head.x - GRIP.x) * 360) / TURN + 90;
  const {art, silhouette} = spoon(sheet);
  const held = (dx: number, dy: number, content: Svg): Svg =>
    at({x: head.x + dx, y: head.y + dy, turn, scale: 2}, at({x: 0, y: 205}, content));
  const sauce = path(SPOON_BOWL, {fill: SAUCES[dish].colour, opacity: 0.62});
  return held(16, 24, group({fill: '#1c0f08', fillOpacity: 0.3}, silhouette)) + held(0, 0, art + sauce);
}

/** @returns a dish that simmers and is stirred. */
export function dishClip(dish: Dish): ClipDrawing {
  const ground = createSheet();
  const laid = [...laidTable(ground, dish), {item: dishVessel(ground, dish, ''), place: BOWL_PLACE, lift: 34}];
  const sheet = createSheet();
  const food = FOOD_DRAWINGS[dish](sheet, 1);
  const {colour} = SAUCES[dish];
  // Rice steams; it does not boil.
  const boils = dish !== 'southern-spiced-biryani';
  const moving = (time: number): Svg => {
    const stirredFood = group({transform: `rotate(${num(3 * Math.sin(time * TURN))})`}, food);
    const surface = boils ? wake(time * 360, STIR_REACH, colour) + simmering(time, FOOD, colour) : '';
    const bowl = at(BOWL_PLACE, dishVessel(sheet, dish, stirredFood + surface).art);
    return sheet.picture(
      SQUARE,
      SQUARE,
      bowl,
      stirring(sheet, dish, time * TURN),
      at({x: 760, y: 760}, risingSteam(time)),
    );
  };
  const still = ground.picture(SQUARE, SQUARE, table(ground, SQUARE, SQUARE, HUES[dish].ground), layOut(laid, 20));
  return {width: SQUARE, height: SQUARE, seconds: 3.5, still, moving};
}

/** @returns the dishes of a bundle on the table, bubbling and steaming. */
export function bundleClip(bundle: Bundle): ClipDrawing {
  const ground = createSheet();
  const sheet = createSheet();
  const moving = (time: number): Svg => {
    const bowls = bowlPlaces(bundle).map(({dish, place}, index) => {
      const shifted = (time + index * 0.29) % 1;
      const boils = dish === 'southern-spiced-biryani' ? '' : simmering(shifted, FOOD, SAUCES[dish].colour, 22);
      return at(place, boils, at({x: 0, y: -40}, risingSteam(shifted)));
    });
    return sheet.picture(SQUARE, SQUARE, ...bowls);
  };
  return {
    width: SQUARE,
    height: SQUARE,
    seconds: 3.5,
    still: ground.picture(SQUARE, SQUARE, bundleTable(ground, bundle)),
    moving,
  };
}
