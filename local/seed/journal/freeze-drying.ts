import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const FREEZE_DRYING = createArticle({
  number: 1,
  handle: 'how-a-dish-is-freeze-dried',
  title: 'How a dish is freeze-dried',
  author: AUTHORS.harjit,
  daysAgo: 12,
  tags: ['Freeze-drying', 'Kits'],
  excerpt:
    'Ice can turn into vapor without ever becoming water. Here is what that does for a curry, from the pot to the pouch.',
  seoDescription:
    'How a finished curry becomes a light, dry mix: freezing, vacuum, sublimation and the seal, explained step by step by the engineer who runs our dryers.',
  pictureText: 'A frozen tray of sauce, a bowl of dry mix and a brass bowl of Desi Chicken Curry side by side',
  relatedProducts: ['5', 'b1'],
  bodyHtml: `
<p>Laundry on a line in winter freezes stiff, and is dry some time later. The ice in it has turned straight into vapor. That is all there is to freeze-drying; the rest of my work is doing it evenly, to a whole pot of curry.</p>
<h2>First, cook</h2>
<p>The sauce is finished before it comes to me. Onions are roasted, tomatoes cooked down, spices bloomed. Drying will not repair a dull sauce, so we only dry what we would serve.</p>
<h2>Freeze, fast</h2>
<p>The sauce goes into shallow trays and is frozen at ${POLICY_FACTS.freezeCelsius} °C. Speed matters: slow freezing grows large crystals with sharp edges, which tear the walls of plant cells. Small crystals leave the structure of the food as it was.</p>
<h2>Take the air away</h2>
<p>Then the trays go into a chamber, and we pump the air out. At very low pressure water cannot be a liquid. Warmed gently, the ice skips that stage and leaves as vapor, which freezes again on a cold coil at the back. Engineers call it <strong>sublimation</strong>.</p>
<p>Because so little heat is involved, ${POLICY_WORDS.nutrients} of the nutrients stay, and so does most of what you smell when you open the pouch.</p>
<h2>Seal, at once</h2>
<p>What comes out is light and full of tiny holes where the ice used to be. It would drink the moisture of the room, so it is packed right away in a pouch that keeps out air and light.</p>
<p>In your kitchen those holes work for you: hot water runs into them, and the sauce is a sauce again. If you like to see the method beside dehydrating and canning, our <a href="/about">About page</a> compares the three.</p>
`.trim(),
});
