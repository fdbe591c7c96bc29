import type {SeedReviewText} from './seed-review';

/** Invented reviews of the packs 1 to 3 by catalog id, the oldest first. */
export const KIT_REVIEW_TEXTS: Readonly<Record<string, readonly SeedReviewText[]>> = {
  '1': [
    [
      5,
      'The kids asked for seconds',
      'Mild enough for our six-year-old and still interesting for us. I used chicken thighs and a little extra water. Dinner was on the table before the rice was done.',
    ],
    [
      5,
      'Tastes slow-cooked',
      'I grew up with a version of this that took my mother most of a Sunday. This is not hers, but it is closer than anything I have had from a jar, and it took me twenty-five minutes with a baby on one arm. The sauce has that rounded sweetness from the onion and the cashew, and the fenugreek comes through at the end. We ate it with plain basmati the first night and finished the sauce with chickpeas the next day, which was just as good.',
    ],
    [
      5,
      'Very good, a little mild for us',
      'Lovely texture and no oily layer on top. We like it hotter, so a chopped green chili goes in with the onions next time.',
      'Thank you, and a green chili is exactly how we do it at home too. If you want the heat built in, try the Spicy Pepper Chicken.',
    ],
    [
      5,
      'Paneer works too',
      'Made it with paneer instead of chicken for a friend who does not eat meat. Nothing felt missing.',
    ],
    [
      3,
      'Good sauce, small for two hungry people',
      'The flavor is great. We are big eaters and would call this one and a half servings, so plan on bread or a second pack.',
      'That is fair. With ten ounces of chicken and rice it serves two for most people; for big appetites we would cook two packs in one pan.',
    ],
    [
      5,
      'My weeknight backup',
      'Three packs live in the cupboard next to the pasta. It has replaced takeout on Thursdays.',
    ],
    [
      5,
      'Better than I expected from freeze-dried',
      'I was sure it would taste like camping food. It tastes like dinner. Stir it well in the first minute and the lumps disappear.',
    ],
    [5, 'Nice and creamy', 'Creamy, a bit tangy, easy steps. The pack says a spoonful of oil; butter is even better.'],
  ],
  '2': [
    [
      5,
      'Actually tastes of spinach',
      'So many of these are brown by the time they reach the plate. This stays green and tastes like a bunch of spinach, with a slow warmth behind it.',
    ],
    [
      5,
      'Good with tofu',
      'We used firm tofu pressed for half an hour. The nutmeg is a nice touch. A pinch more salt at the end suited us.',
    ],
    [
      5,
      'Meatless Monday solved',
      'One pack, one block of paneer, one pan. My husband asked which restaurant it came from.',
    ],
    [
      3,
      'Not for me',
      'The texture was smoother than I like. I prefer chopped spinach with a bit of bite. My partner finished it happily, so this may just be taste.',
      'Thank you for telling us. Ours is blended smooth on purpose; a handful of fresh chopped spinach stirred in at the end brings the bite back.',
    ],
    [
      5,
      'Deep green and garlicky',
      'Fried the paneer until golden as the card suggests, and that makes all the difference. Do not skip it.',
    ],
    [
      5,
      'Easy lunch',
      'I make it with chickpeas on Sunday and pack it for work. It keeps its color for three days in the fridge.',
    ],
    [
      5,
      'Fooled my mother-in-law',
      'She makes hers from scratch and is not easily impressed. She asked for the pack to read the ingredients, nodded, and took two home. I am counting that as five stars from both of us. For what it is worth: we used a little more ginger than the recipe asks for, cooked the sauce two minutes longer, and let it sit under a lid while we made the rotis.',
    ],
  ],
  '3': [
    [5, 'Proper heat', 'Black pepper that you can taste as pepper and not only as heat. Nose running, very happy.'],
    [
      5,
      'The best of the six',
      'We worked through the sampler and this is the one we ordered again, four packs at once. The curry leaf and the cracked pepper make it.',
    ],
    [
      5,
      'Hot means hot',
      'Believe the label. Yogurt on the table and it is wonderful.',
      'Yogurt on the table is how we serve it as well. Thank you!',
    ],
    [
      5,
      'Dry version is great',
      'Used a third less water and cooked it down until it coated the chicken. Ate it with parathas straight from the pan. This is how my uncle makes it in Chettinad style, and I did not think a pack could get there.',
    ],
    [
      4,
      'Too spicy for the family',
      'My own fault, since it says Hot on the front. The two adults loved it, the children had eggs.',
    ],
    [5, 'Woke up a rainy Tuesday', 'Quick, fierce, and it smells fantastic while it cooks.'],
    [
      5,
      'Good on cauliflower',
      'Roasted a cauliflower, stirred the sauce through, finished under the broiler. Guests scraped the dish.',
    ],
    [5, 'Great flavor', 'Wish the pack came in a size for four. Otherwise no complaints.'],
  ],
};
