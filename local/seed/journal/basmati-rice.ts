import {POLICY_WORDS} from '../policy-facts';
import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const BASMATI_RICE = createArticle({
  number: 5,
  handle: 'basmati-rice',
  title: 'Basmati rice, grain by grain',
  author: AUTHORS.meera,
  daysAgo: 89,
  tags: ['Rice', 'Pantry'],
  excerpt: 'Rinse, soak, simmer, and then the hard part: leave it alone. Rice that falls apart on the spoon.',
  seoDescription:
    'How to cook basmati rice that stays separate: rinsing, soaking, the right amount of water, and the rest under the lid that most recipes forget.',
  pictureText: 'A brass pot of steaming basmati rice, with a steel bowl of raw rice and bay leaves beside it',
  relatedProducts: ['4', '5'],
  bodyHtml: `
<p>A curry forgives a great deal. Rice does not, but it asks for only four things, and none of them is a rice cooker.</p>
<h2>1. Rinse</h2>
<p>Cover one cup of basmati with cold water, swirl it with your hand, and pour the cloudy water off. Repeat until the water is nearly clear. You are washing off loose starch, which would glue the grains together.</p>
<h2>2. Soak</h2>
<p>Leave it in fresh water for about half an hour. Basmati grows lengthwise, and a soaked grain grows without breaking. Drain it well in a sieve.</p>
<h2>3. Simmer</h2>
<p>Put the rice into a heavy pot with one and a half cups of water and a little salt. If you like, add a cracked green cardamom pod and a clove. Bring it to a boil, stir once, cover it tightly, turn the heat as low as it goes, and simmer for ${POLICY_WORDS.simmer}.</p>
<h2>4. Leave it alone</h2>
<p>Take the pot off the stove and let it steam, lid on, for ${POLICY_WORDS.simmer} more. The moisture at the bottom moves up, and the grains firm up enough to be touched. Then loosen them with a fork, from the edge inward.</p>
<h2>For biryani</h2>
<p>Cook the rice in plenty of salted water like pasta, and drain it while it still has a bite: it finishes in the steam of the masala. Spread it over the sauce and do not stir until you serve. The <a href="/recipes/southern-spiced-biryani">biryani recipe</a> has the rest.</p>
<h2>Leftovers</h2>
<p>Cool cooked rice quickly, put it into the refrigerator soon, and eat it the next day, heated until it steams. It should not stand in a warm kitchen, because spores that survive cooking can grow there.</p>
`.trim(),
});
