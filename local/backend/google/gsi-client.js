/* global window, document, location, navigator, addEventListener, URL */
// Stands in for https://accounts.google.com/gsi/client: the part of google.accounts.id that a sign-in uses.
(() => {
  const home = new URL(document.currentScript.src).origin;
  let options = null;
  let frame = null;
  let tellMoment = null;

  // Who asks for FedCM learns of no display, nor why the prompt was skipped.
  const isPrivate = () => Boolean(options?.use_fedcm_for_prompt);

  const moment = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isSkippedMoment: () => type === 'skipped',
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
    getSkippedReason: () => (type === 'skipped' && !isPrivate() ? reason : undefined),
  });

  function close(type, reason) {
    if (!frame) return;
    frame.remove();
    frame = null;
    tellMoment?.(moment(type, reason));
  }

  // The sizes of one account: a card of this width, and on phones a sheet as wide as the screen.
  const CARD = {width: '391px', maxWidth: '100%', height: '330px'};
  const SHEET = {position: 'fixed', left: '0', right: '0', bottom: '0', width: '100%', height: '330px'};
  const isPhone = () => /Android|Mobi/.test(navigator.userAgent);

  /** Phones know no place but below; elsewhere the prompt is in the element that was named for it, or above on the right. */
  function place(shown) {
    const parent = isPhone() ? null : document.getElementById(options.prompt_parent_id ?? '');
    const corner = {position: 'fixed', top: '20px', right: '20px'};
    Object.assign(shown.style, isPhone() ? SHEET : {...CARD, ...(parent ? {display: 'block'} : corner)});
    (parent ?? document.body).append(shown);
  }

  function open(selectBy) {
    if (!options) throw new Error('google.accounts.id.initialize() was not called');
    close('dismissed', 'flow_restarted');
    const address = new URL('/gsi/select', home);
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
    if (origin !== home || !frame || source !== frame.contentWindow) return;
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
      tellMoment = null;
      open('btn');
    });
    parent.replaceChildren(button);
  }

  const id = {
    initialize: (given) => {
      options = given;
    },
    prompt: (listener) => {
      tellMoment = listener ?? null;
      open('user');
      if (!isPrivate()) tellMoment?.(moment('display'));
    },
    renderButton,
    cancel: () => close('dismissed', 'cancel_called'),
    disableAutoSelect: () => undefined,
  };

  // What is not emulated must not look like a function that quietly does nothing.
  const refusing = new Proxy(id, {
    get(known, name) {
      if (name in known || typeof name === 'symbol') return known[name];
      throw new Error(`The stand-in for Google does not emulate google.accounts.id.${name}`);
    },
  });
  window.google = {...window.google, accounts: {...window.google?.accounts, id: refusing}};
  window.onGoogleLibraryLoad?.();
})();
