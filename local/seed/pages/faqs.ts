import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import type {SeedPage} from '../types';

interface Question {
  readonly asked: string;
  /** Paragraphs of HTML. */
  readonly answer: readonly string[];
}

const QUESTIONS: readonly Question[] = [
  {
    asked: 'What is in a kit, and what do I add?',
    answer: [
      'Each pack holds a freeze-dried sauce with all of its spices. You add hot water, a spoonful of oil and your own protein: chicken, paneer, goat, chickpeas, whatever you like. Biryani also wants cooked rice.',
    ],
  },
  {
    asked: 'Are the kits vegetarian, and is there oil in them?',
    answer: [
      'Every kit is vegetarian, the ones named after chicken and goat too: the name says what we like to cook in it, and you add it yourself. There is no oil in the pack. The spoonful in the recipe is yours to choose.',
      'Chicken Tikka Masala and Southern Spiced Biryani contain milk. The other kits contain no animal products.',
    ],
  },
  {
    asked: 'How long does dinner take?',
    answer: [
      `Our recipes allow ${POLICY_WORDS.prep} to prepare and ${POLICY_WORDS.cook} to cook, starting from raw chicken or from paneer. With protein that is already cooked, such as leftover chicken or chickpeas from a can, there is little to brown, and you eat in about ${POLICY_FACTS.handsOnMinutes} minutes.`,
    ],
  },
  {
    asked: 'How many people does a pack feed?',
    answer: [
      `Each pack serves ${POLICY_FACTS.servingsPerPack}. A bundle of three packs makes six servings, and the Ultimate Desi Sampler makes twelve.`,
    ],
  },
  {
    asked: 'How spicy are they?',
    answer: [
      'Chicken Tikka Masala is Mild. Palak Paneer, Southern Spiced Biryani and Desi Chicken Curry are Medium, Desi Goat Curry is Medium-Hot, and Spicy Pepper Chicken is Hot. A spoonful of yogurt or cream calms any of them.',
    ],
  },
  {
    asked: 'What about allergens and salt?',
    answer: [
      'Chicken Tikka Masala contains milk and cashew, Palak Paneer contains cashew, Spicy Pepper Chicken contains coconut, and Southern Spiced Biryani contains milk. All kits are packed in a kitchen that also handles milk, cashew and coconut, so please read the label if you are allergic.',
      'The kits are low in sodium and free of artificial colors. Salt to your own taste at the end.',
    ],
  },
  {
    asked: 'How do I store a pack, and how long does it keep?',
    answer: [
      `Keep it sealed in a cool, dry place, out of direct sun, and it keeps for ${POLICY_WORDS.shelfLife}. Use an opened mix the same day.`,
    ],
  },
  {
    asked: 'Where do you ship, how fast, and what does it cost?',
    answer: [
      'We ship within the United States only, by standard or express shipping. What each costs, when it is free, and how long it takes is on <a href="/shipping-returns">Shipping &amp; Returns</a>; your cart shows on which day an order is likely to arrive.',
    ],
  },
  {
    asked: 'Where is my order?',
    answer: [
      `The email about your order has a link to its page, which shows how far it is and when it arrives. With an account you also find it under <a href="/orders">your orders</a>. If you no longer have the email, or the address of your order is wrong, <a href="/contact?topic=order">write to us</a> with the order number.`,
    ],
  },
  {
    asked: 'What if I change my mind, or a pack arrives damaged?',
    answer: [
      'You can send unopened products back for a full refund, and we put right what arrived damaged: please tell us soon, with a photo if you can. Until when, and how, is on <a href="/shipping-returns">Shipping &amp; Returns</a>.',
    ],
  },
];

const toHtml = ({asked, answer}: Question): string =>
  [`<h2>${asked}</h2>`, ...answer.map((paragraph) => `<p>${paragraph}</p>`)].join('\n');

/** The FAQ page: each question is a second-level heading, followed by its answer up to the next heading. */
export const FAQS_PAGE: SeedPage = {
  number: 3,
  handle: 'faqs',
  title: 'FAQs',
  bodyHtml: QUESTIONS.map(toHtml).join('\n'),
  seoDescription:
    'What is in a Fusion Tiffin kit, how spicy it is, how long dinner takes, allergens, storage, shipping and returns.',
};
