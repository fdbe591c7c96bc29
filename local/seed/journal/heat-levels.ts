import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const HEAT_LEVELS = createArticle({
  number: 4,
  handle: 'how-hot-is-hot',
  title: 'How hot is hot? Our heat levels explained',
  author: AUTHORS.priya,
  daysAgo: 68,
  tags: ['Heat', 'Kits'],
  excerpt:
    'Mild, Medium, Medium-Hot, Hot: what the words on our packs mean, where the heat comes from, and what to do when it is too much.',
  seoDescription:
    'What Mild, Medium, Medium-Hot and Hot mean on our meal kits, why chili and black pepper burn differently, and how to turn the heat of a curry up or down.',
  pictureText: 'Four bowls of chili powder from orange to dark red, with fresh and dried chilies below them',
  relatedProducts: ['3', '1'],
  bodyHtml: `
<p>“How spicy is it really?” is the question I answer most. Spicy is a poor word, because a dish can be full of spice and not hot at all. So our packs say <strong>heat</strong>, in four words.</p>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">What to expect</th><th scope="col">Kits</th></tr></thead>
<tbody>
<tr><th scope="row">Mild</th><td>Warmth, no burn. Fine for most children.</td><td>Chicken Tikka Masala</td></tr>
<tr><th scope="row">Medium</th><td>You notice it, and keep talking.</td><td>Palak Paneer, Southern Spiced Biryani, Desi Chicken Curry</td></tr>
<tr><th scope="row">Medium-Hot</th><td>It builds. Have yogurt on the table.</td><td>Desi Goat Curry</td></tr>
<tr><th scope="row">Hot</th><td>You will pause between bites.</td><td>Spicy Pepper Chicken</td></tr>
</tbody>
</table>
<p>The levels compare our own kits with each other. Nobody can measure them for your tongue, since people differ a great deal in what they feel.</p>
<h2>Two kinds of burn</h2>
<p>Chili is hot because of capsaicin, which triggers the nerves that report real heat. It arrives late and stays. Black pepper has piperine instead: quicker, sharper, gone sooner. The Spicy Pepper Chicken has both.</p>
<h2>Turning it down</h2>
<ul>
<li>Stir in yogurt, cream or coconut milk. Capsaicin dissolves in fat, and a protein in milk helps to carry it off.</li>
<li>Serve more rice.</li>
<li>Do not reach for water: it only moves the burn around.</li>
</ul>
<h2>Turning it up</h2>
<p>Fry a slit green chili in the oil before the paste goes in. That heats the whole dish; chili powder at the end heats only its surface.</p>
`.trim(),
});
