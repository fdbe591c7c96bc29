import type {SeedMetaobject} from '../types';

const FIRST_NUMBER = 201;
const BEST_RATING = '5';

interface Testimonial {
  readonly name: string;
  readonly review: string;
  /** File name of the picture: the dish that the review is about. */
  readonly picture: string;
}

const toMetaobject = ({name, review, picture}: Testimonial, index: number): SeedMetaobject => ({
  number: FIRST_NUMBER + index,
  type: 'testimonial',
  handle: `sample-${index + 1}`,
  fields: [
    {key: 'name', type: 'single_line_text_field', value: name},
    {key: 'review', type: 'multi_line_text_field', value: review},
    {key: 'rating', type: 'number_integer', value: BEST_RATING},
    {key: 'picture', type: 'file_reference', value: picture},
    {key: 'is_sample', type: 'boolean', value: 'true'},
  ],
});

/** Invented testimonials, marked as samples: a storefront on a real store does not show them. */
export const TESTIMONIALS: readonly SeedMetaobject[] = (
  [
    {
      name: 'Meera S.',
      review:
        'I left Pune nine years ago and stopped looking for palak that tastes of spinach. This one does. I fried the paneer while the paste soaked, and we were eating before the rice was done.',
      picture: 'palak-paneer-plate.png',
    },
    {
      name: 'Tom W.',
      review:
        'My wife cooks Indian food from scratch and I do not. On Thursdays I make the tikka masala, and last week her mother asked me for the recipe. I told her the truth after dessert. She laughed, then she ordered the sampler for her own pantry, and now we get a call every Friday about which pack she opened, what she put in it and how she would have done it better. I have never been this popular with my in-laws.',
      picture: 'chicken-tikka-masala-plate.png',
    },
    {
      name: 'Aisha K.',
      review:
        'The pepper chicken means what it says. Proper black pepper heat, not just chili. I keep yogurt on the table for guests and none for me.',
      picture: 'spicy-pepper-chicken-plate.png',
    },
    {
      name: 'Daniel R.',
      review:
        'We took three packs on a week of canoeing. They weigh nothing, they do not mind the damp, and the biryani by a lake was the best meal of the trip.',
      picture: 'southern-spiced-biryani-plate.png',
    },
    {
      name: 'Priya N.',
      review:
        'Between two jobs and a toddler I had given up on dal and sabzi on weekdays. Now there is a curry on the table, and I chose the oil and the salt myself.',
      picture: 'desi-chicken-curry-plate.png',
    },
    {
      name: 'Grace L.',
      review:
        'Our son eats nothing red, nothing green and nothing with bits. He asked for more tikka masala. I wrote the date down.',
      picture: 'chicken-tikka-masala-plate.png',
    },
    {
      name: 'Rahul D.',
      review:
        'I braised the goat for as long as the pack asks and not a minute less. The gravy is dark and deep, with that black cardamom smoke that I only know from my uncle’s kitchen in Gangtok. My father, who praises food about once in ten years, put his spoon down, looked at the bowl and asked who had cooked it. I said I had, which is nearly true, and he had a second helping without another word. That is a speech in our family.',
      picture: 'desi-goat-curry-plate.png',
    },
    {
      name: 'Hannah B.',
      review:
        'I am vegetarian and my husband is not. Same pack, two pans: chickpeas for me, chicken for him. One argument fewer a week.',
      picture: 'desi-chicken-curry-plate.png',
    },
    {
      name: 'Carlos M.',
      review:
        'Bought the sampler to find a favorite and failed: I have four. Working up from Mild to Hot over two weeks was the most fun we have had with dinner in a while.',
      picture: 'ultimate-desi-sampler-bowl.png',
    },
    {
      name: 'Joyce T.',
      review: 'I cook for one. A pack makes dinner tonight and lunch tomorrow, and tomorrow it tastes even better.',
      picture: 'palak-paneer-plate.png',
    },
    {
      name: 'Sanjay P.',
      review:
        'Was skeptical about freeze-dried anything. Then I smelled the curry leaf when the hot water went in. There is real food in there.',
      picture: 'spicy-pepper-chicken-plate.png',
    },
    {
      name: 'Emily F.',
      review:
        'The Comfort Trio lives in my desk drawer at college. One pan, one spoon, and the whole corridor comes to ask what smells so good.',
      picture: 'desi-comfort-trio-bowl.png',
    },
    {
      name: 'Nadia H.',
      review:
        'I gave Traditional Favorites to my neighbors as a thank-you. Two days later they rang the bell to thank me back, with a bowl of it.',
      picture: 'traditional-favorites-bowl.png',
    },
  ] satisfies readonly Testimonial[]
).map(toMetaobject);
