/** The script of the widget: it fills the element with the reviews of its company, as HTML of its own. */
export const WIDGET_SCRIPT = `(() => {
  const service = new URL('client_reviews', document.currentScript.src);
  const target = document.getElementById('client-reviews');
  if (!target) throw new Error('The page has no element with the id client-reviews');
  service.searchParams.set('company_id', target.dataset.companyId);
  const element = (name, text) => Object.assign(document.createElement(name), {textContent: text});
  fetch(service, {credentials: 'omit'})
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('client_reviews: ' + response.status))))
    .then(({reviews}) => {
      const list = document.createElement('ul');
      list.style.cssText = 'display: flex; gap: 1.25rem; overflow-x: auto; padding: 0.25rem';
      list.tabIndex = 0;
      for (const {name, review, rating} of reviews) {
        const item = document.createElement('li');
        item.style.cssText = 'flex: 0 0 18rem; padding: 1.25rem; border: 1px solid currentColor; border-radius: 0.75rem';
        item.append(element('p', rating + ' of 5'), element('blockquote', review), element('p', name));
        list.append(item);
      }
      target.replaceChildren(list);
    })
    .catch((error) => console.warn(error.message));
})();
`;
