import type {SeedReviewText} from './seed-review';

/** Invented reviews of the bundles by catalog id, the oldest first. */
export const BUNDLE_REVIEW_TEXTS: Readonly<Record<string, readonly SeedReviewText[]>> = {
  b1: [
    [
      5,
      'Six good dinners',
      'We cooked one a week and scored them on the fridge. Pepper Chicken won, the biryani came second, and nothing came last by much.',
    ],
    [
      5,
      'A great present',
      'Sent one to my brother who just moved out. He called to ask how to cook rice, so it is working.',
      'Please tell him: one cup of rice, one and a half cups of water, and leave the lid on. Thank you for the present!',
    ],
    [
      5,
      'Good way to find your favorite',
      'We would have liked two of the mild ones instead of the goat, but that is what a sampler is for.',
    ],
    [
      5,
      'The box to start with',
      'If you are not sure what to order, order this. Every pack has its own steps, the heat is marked on the front, and you never eat the same thing twice. We started with the tikka masala, were brave by the fourth week, and have since bought three of the six as single packs. It also takes up about as much room as a box of cereal, which matters in our kitchen.',
    ],
    [5, 'Dorm approved', 'One burner, one pan, a rice cooker. My roommates now pitch in for the next box.'],
    [
      5,
      'Two I love, two I like',
      'The tikka masala and the palak are wonderful. The curries tasted close to each other to me.',
    ],
    [
      5,
      'Moved in, nothing unpacked, still ate well',
      'One pan and one pack a night for a week. I will be forever grateful.',
    ],
    [5, 'Well packed', 'Arrived quickly with all six in one box. One corner was dented, the packs were fine.'],
  ],
  b2: [
    [5, 'Comfort is the right word', 'Two gravies and a biryani, all the things I want in November.'],
    [
      5,
      'Family box',
      'The goat curry is for the adults, the chicken curry for everybody, the biryani for Sunday. We are through the box in ten days every time.',
    ],
    [
      5,
      'Reminds me of my grandmother in Lucknow',
      'She would not admit it either, but she would have a second helping. The desi chicken curry in particular has that thin, honest gravy that you never get in restaurants, where everything is finished with cream. Please never change it.',
      'We will not change a thing. Thank you for telling us about your grandmother.',
    ],
    [4, 'Good but repetitive', 'I would swap one of the curries for the palak paneer. The biryani is excellent.'],
    [5, 'Reordered already', 'Everything worked the first time. I liked that no pack needs special equipment.'],
  ],
  b3: [
    [
      5,
      'The three everyone knows',
      'My parents were visiting and are careful with spice. They picked the tikka masala, we took the pepper chicken, and the palak went down the middle.',
    ],
    [5, 'Perfect first order', 'Mild, medium, hot. Now we know we are a hot family.'],
    [5, 'Nice selection', 'Good value compared with buying the three one by one. The palak paneer was the surprise.'],
    [
      5,
      'Dinner party in an hour',
      'Cooked all three at once for six people with rice and a salad. Everyone assumed I had been at it all day. I kept the packs hidden until dessert and then confessed, and two of the guests ordered from their phones at the table.',
    ],
    [
      2,
      'One pack was open',
      'The seal of the tikka masala had come undone on the way, so I did not use it. The other two were very good.',
      'We are sorry about that. A new pack is on its way to you, and we have changed how we pack the trios.',
    ],
    [5, 'Easy to like', 'Nothing too adventurous, everything tasty. The steps are clear.'],
  ],
  b4: [
    [
      5,
      'Finally, real heat',
      'Most boxes stop at medium. This one does not. Yogurt, cucumber, a window open, perfect.',
    ],
    [
      5,
      'For the chili people',
      'Three different kinds of hot, as promised: the slow one, the ginger one and the pepper one.',
    ],
    [5, 'Hot but never only hot', 'You can still taste everything. The pepper chicken is the star of the three.'],
    [
      5,
      'Our Friday ritual',
      'One pack, one movie, one box of tissues. I have been ordering the box once a month since the summer. The goat curry with lamb shanks from the slow cooker is the best thing I have made this year, and I say that as someone who owns far too many cookbooks. Take the advice on the pack and cook more rice than you think you need.',
    ],
    [
      4,
      'Too much for me',
      'I overestimated myself. The desi chicken curry was great, the other two went to my neighbor, who has been very friendly since.',
    ],
    [5, 'Great with paneer too', 'Bought it for the sauces and made all three with paneer and vegetables.'],
  ],
};
