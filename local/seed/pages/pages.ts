import type {SeedPage} from '../types';
import {ABOUT_PAGE} from './about';
import {CONTACT_PAGE} from './contact-page';
import {FAQS_PAGE} from './faqs';

/** Every content page, in the order of its number. */
export const PAGES: readonly SeedPage[] = [ABOUT_PAGE, CONTACT_PAGE, FAQS_PAGE];
