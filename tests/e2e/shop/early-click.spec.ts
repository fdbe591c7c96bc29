import {expect, test} from '../fixtures';
import {searchField, searchLink} from '../support/search';

/** Delays React's work, which it schedules by messages, until a click has been dispatched. */
function delayReact() {
  const post = MessagePort.prototype.postMessage;
  const delayed: (() => void)[] = [];
  Object.assign(window, {delayed});
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    delayed.push(() => post.call(this, message));
  };
  const goOn = () => {
    MessagePort.prototype.postMessage = post;
    setTimeout(() => delayed.forEach((run) => run()));
  };
  window.addEventListener('click', goOn, {once: true, capture: true});
}

test('a click before React has rendered is not lost', {tag: '@gate'}, async ({page}) => {
  await page.addInitScript(delayReact);
  const opened = page.goto('/about');
  await page.waitForFunction(() => (window as unknown as {delayed: unknown[]}).delayed.length > 0);
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
  await opened;
});
