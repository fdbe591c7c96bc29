import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const CARDAMOM = createArticle({
  number: 2,
  handle: 'cardamom-green-and-black',
  title: 'Cardamom, green and black',
  author: AUTHORS.fatima,
  daysAgo: 26,
  tags: ['Spices'],
  excerpt:
    'They share a name and a family, and almost nothing else. One is flowers and mint, the other is smoke. How to choose, and how to use a pod.',
  seoDescription:
    'Green and black cardamom are related and taste nothing alike. How each one is dried, where it belongs, how to buy pods, and how to use them whole or ground.',
  pictureText: 'A brass bowl of green cardamom pods beside a bowl of larger, dark pods of black cardamom',
  relatedProducts: ['4', '6'],
  bodyHtml: `
<p>If a recipe says cardamom and no more, it means the green one. The black one is not a riper version of it. The two are different plants of the ginger family, and they are not exchangeable.</p>
<h2>Green cardamom</h2>
<p>Small, papery pods with sticky black seeds. The smell is sweet and cool at once, somewhere between flowers, eucalyptus and lemon peel. The pods are picked before they are ripe and dried so that they stay green.</p>
<p>It belongs to rice, to tea, to milk puddings, and to the warm end of a mild curry. In our kits it is in the biryani, in the tikka masala and in the chicken curry.</p>
<h2>Black cardamom</h2>
<p>Large, ribbed, brown pods, traditionally dried over a fire. That is where the smoke comes from. Behind it are camphor and a little menthol.</p>
<p>It wants long cooking and strong company: lentils, dark gravies, goat. One pod is plenty for a pot. The Desi Goat Curry gets its campfire from it.</p>
<h2>Buying and keeping</h2>
<ul>
<li>Buy whole pods. The shell protects the seeds, and ground cardamom fades quickly.</li>
<li>Green pods should be closed and green. Bleached or yellow ones have lost part of their scent.</li>
<li>Keep them airtight and dark, away from the stove.</li>
</ul>
<h2>Using a pod</h2>
<p>For rice or tea, crack the pod with the flat of a knife and put it in whole; nobody minds finding one. For a dessert, take out the seeds and crush them with a pinch of sugar, which helps to grind them fine. Leave whole pods on the edge of the plate, as you would a bay leaf.</p>
`.trim(),
});
