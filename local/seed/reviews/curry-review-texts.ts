import type {SeedReviewText} from './seed-review';

/** Invented reviews of the packs 4 to 6 by catalog id, the oldest first. */
export const CURRY_REVIEW_TEXTS: Readonly<Record<string, readonly SeedReviewText[]>> = {
  '4': [
    [
      5,
      'One pot and done',
      'The rice came out in separate grains, which is more than I manage on my own. Mint and fried onion on top and it looked like a party.',
    ],
    [
      5,
      'Fragrant',
      'The whole house smelled of cardamom. Next time I will soak the rice for the full twenty minutes as the recipe says instead of rushing it.',
    ],
    [5, 'Sunday lunch for two', 'We make it with shrimp. Ready faster than the delivery driver finds our building.'],
    [
      5,
      'The spices are the point',
      'You can tell that the spices are fresh. No dusty taste at all. I have bought biryani mixes from four different brands this year, and this is the first one where I could pick out the star anise and the mint separately. The layering step takes five minutes longer than stirring it all together, and it is worth it.',
    ],
    [
      4,
      'A bit too dry',
      'Followed the steps on an electric stove and the bottom caught a little. Flavor was lovely.',
      'Electric stoves keep their heat, so turn it to the lowest setting two minutes earlier. Write to us and we will send you a pack to try again.',
    ],
    [5, 'Kept my promise to cook more', 'I am a beginner, and this worked the first time.'],
    [5, 'Solid', 'Good portion, good heat, easy to follow. Raita is a must.'],
  ],
  '5': [
    [5, 'Like Sunday at home', 'Plain in the best way. Onion, ginger, tomato, and a gravy that is made for rice.'],
    [5, 'Good everyday curry', 'Not showy, very reliable. I add a squeeze of lemon at the end.'],
    [
      5,
      'Soup on a cold night',
      'Added an extra cup of water and some potatoes and we had it as a stew. Everybody was quiet, which is the review.',
    ],
    [
      5,
      'Third order',
      'This is the one we keep coming back to. The packs are light, so I also take two on our ski trip every year, and people in the cabin think I am a much better cook than I am. Bone-in chicken takes ten minutes longer and gives the gravy more depth. Do try it with the drumsticks.',
    ],
    [
      4,
      'Fine, but the tikka masala is better',
      'Nothing wrong with it. If you like a creamy sauce, get the other one.',
    ],
    [5, 'Nice gravy', 'Plenty of gravy for two people and a piece of bread each.'],
    [
      5,
      'Just right',
      'Medium is really medium. My parents and my teenager agreed on a dinner for once.',
      'That may be the nicest thing anyone has written about our curry. Thank you!',
    ],
  ],
  '6': [
    [
      5,
      'Worth finding goat for',
      'The halal butcher down the road had shoulder on the bone. Ninety minutes on low and it fell apart. The sauce stands up to it.',
    ],
    [
      5,
      'Deep and smoky',
      'Black cardamom gives it a smokiness I did not expect. I used lamb, because goat is hard to find here.',
    ],
    [
      5,
      'For a long weekend',
      'Not a weeknight dish if you cook the meat properly, but the sauce itself is ready in minutes. We cooked the goat in the pressure cooker for thirty-five minutes, stirred the sauce in, and left it on the lowest heat while we set the table. Six people, two packs, no leftovers, and one guest who photographed the pack so that she could order it from the car.',
    ],
    [
      2,
      'Meat took forever',
      'The recipe says twenty-five minutes. With goat on the bone that is not going to happen. Good flavor once it was finally done.',
      'You are right that bone-in goat needs longer, and the card now says so: the times are for the sauce. Thank you for pointing it out.',
    ],
    [5, 'Tastes like Eid', 'My father closed his eyes after the first bite. Enough said.'],
    [
      5,
      'Good with mushrooms',
      'We do not eat meat, so I tried it with a mix of mushrooms and black lentils. Rich and warming.',
    ],
  ],
};
