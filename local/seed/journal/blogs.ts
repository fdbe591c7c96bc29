import type {SeedBlog} from '../types';
import {BASMATI_RICE} from './basmati-rice';
import {CAMPING} from './camping';
import {CARDAMOM} from './cardamom';
import {FREEZE_DRYING} from './freeze-drying';
import {HEAT_LEVELS} from './heat-levels';
import {PANTRY} from './pantry';

/** The blogs of the shop, each with its articles in the order of their numbers. */
export const BLOGS: readonly SeedBlog[] = [
  {
    number: 1,
    handle: 'journal',
    title: 'Journal',
    seoDescription:
      'Notes from the kitchen of Fusion Tiffin: spices, rice, heat, freeze-drying, and where to take a curry.',
    articles: [FREEZE_DRYING, CARDAMOM, PANTRY, HEAT_LEVELS, BASMATI_RICE, CAMPING],
  },
];
