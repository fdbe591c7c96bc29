/** The type of the dragged data: nothing else can be dropped on a tiffin. */
const DISH_TYPE = 'application/x-dish';

/**
 * Lets dishes be dragged from a list into a target.
 * @param dishes contains elements with `data-dish`, the handle
 * @param target has `data-over` while a dish is over it
 * @returns detaches the listeners
 */
export function attachDrag(dishes: HTMLElement, target: HTMLElement, onDrop: (handle: string) => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  for (const dish of dishes.querySelectorAll<HTMLElement>('[data-dish]')) dish.draggable = true;
  dishes.addEventListener(
    'dragstart',
    ({target: dragged, dataTransfer}) => {
      const dish =
        dragged instanceof Element ? dragged.closest<HTMLElement>('[data-dish]')?.dataset['dish'] : undefined;
      if (dish) dataTransfer?.setData(DISH_TYPE, dish);
    },
    {signal},
  );
  target.addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes(DISH_TYPE)) return;
      event.preventDefault();
      target.dataset['over'] = '';
    },
    {signal},
  );
  const leave = () => delete target.dataset['over'];
  target.addEventListener('dragleave', leave, {signal});
  target.addEventListener(
    'drop',
    (event) => {
      leave();
      const handle = event.dataTransfer?.getData(DISH_TYPE);
      if (!handle) return;
      event.preventDefault();
      onDrop(handle);
    },
    {signal},
  );
  return () => controller.abort();
}
