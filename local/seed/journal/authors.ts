import type {SeedAuthor} from '../types';

const writer = (firstName: string, lastName: string, bio: string): SeedAuthor => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@fusiontiffin.example`,
  bio,
});

/** Staff who write articles: founders of the shop. */
export const AUTHORS = {
  meera: writer('Meera', 'Krishnan', 'Meera writes the recipes, and ran a canteen in Chennai for half of her life.'),
  harjit: writer('Harjit', 'Singh Gill', 'Harjit is an engineer and runs our dryers.'),
  fatima: writer('Fatima', 'Sheikh', 'Fatima buys our spices whole, and studied chemistry.'),
  priya: writer('Priya', 'Mathews', 'Priya answers your messages, and packs for every trip herself.'),
} as const;
