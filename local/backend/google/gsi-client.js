/* global window, document, location, navigator, addEventListener, URL */
// Emulates https://accounts.google.com/gsi/client: the part of google.accounts.id that sign-in uses.
(() => {
  const googleOrigin = new URL(document.currentScript.src).origin;
  let options = null;
  let frame = null;
  let momentListener = null;

  // With FedCM, Google reports neither the display of the prompt nor the reason why it was skipped.
  const usesFedCm = () => Boolean(options?.use_fedcm_for_prompt);

  const moment = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isSkippedMoment: () => type === 'skipped',
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
    getSkippedReason: () => (type === 'skipped' && !usesFedCm() ? reason : undefined),
  });

  function close(type, reason) {
    if (!frame) return;
    frame.remove();
    frame = null;
    momentListener?.(moment(type, reason));
  }

  // The sizes of Google's prompt: a card of this width, and on phones a sheet as wide as the screen.
  const CARD = {width: '391px', maxWidth: '100%', height: '330px'};
  const SHEET = {position: 'fixed', left: '0', right: '0', bottom: '0', width: '100%', height: '330px'};
  const isPhone = () => /Android|Mobi/.test(navigator.userAgent);

  /** Places the prompt: on phones at the bottom, elsewhere in `prompt_parent_id` or in the top right corner. */
  function place(prompt) {
    const parent = isPhone() ? null : document.getElementById(options.prompt_parent_id ?? '');
    const corner = {position: 'fixed', top: '20px', right: '20px'};
    Object.assign(prompt.style, isPhone() ? SHEET : {...CARD, ...(parent ? {display: 'block'} : corner)});
    (parent ?? document.body).append(prompt);
  }

  function open(selectBy) {
    if (!options) throw new Error('google.accounts.id.initialize() was not called');
    close('dismissed', 'flow_restarted');
    const address = new URL('/gsi/select', googleOrigin);
    address.searchParams.set('client_id', options.client_id);
    address.searchParams.set('nonce', options.nonce ?? '');
    address.searchParams.set('parent_origin', location.origin);
    frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = 'Sign in with Google';
    frame.dataset.selectBy = selectBy;
    Object.assign(frame.style, {border: '1px solid #747775', borderRadius: '8px', background: '#fff', zIndex: '9999'});
    place(frame);
  }

  addEventListener('message', ({data, origin, source}) => {
    if (origin !== googleOrigin || !frame || source !== frame.contentWindow) return;
    const selectBy = frame.dataset.selectBy;
    if (data.type === 'gsi-dismissed') close('skipped', 'user_cancel');
    if (data.type !== 'gsi-credential' || !data.credential) return;
    close('dismissed', 'credential_returned');
    options.callback({credential: data.credential, select_by: selectBy});
  });

  function renderButton(parent, {text = 'signin_with', click_listener: onClick} = {}) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text === 'continue_with' ? 'Continue with Google' : 'Sign in with Google';
    Object.assign(button.style, {minHeight: '44px', padding: '0 1rem', width: '100%', cursor: 'pointer'});
    button.addEventListener('click', () => {
      onClick?.();
      momentListener = null;
      open('btn');
    });
    parent.replaceChildren(button);
  }

  const id = {
    initialize: (idConfiguration) => {
      options = idConfiguration;
    },
    prompt: (listener) => {
      momentListener = listener ?? null;
      open('user');
      if (!usesFedCm()) momentListener?.(moment('display'));
    },
    renderButton,
    cancel: () => close('dismissed', 'cancel_called'),
    disableAutoSelect: () => undefined,
  };

  // A method that is not emulated throws, because one without effect would hide the gap.
  const strictId = new Proxy(id, {
    get(known, name) {
      if (name in known || typeof name === 'symbol') return known[name];
      throw new Error(`The local Google does not emulate google.accounts.id.${name}`);
    },
  });
  window.google = {...window.google, accounts: {...window.google?.accounts, id: strictId}};
  window.onGoogleLibraryLoad?.();
})();
