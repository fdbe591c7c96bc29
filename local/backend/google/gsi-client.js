/* global window, document, location, addEventListener, URL */
// Stands in for https://accounts.google.com/gsi/client: the part of google.accounts.id that a sign-in uses.
(() => {
  const home = new URL(document.currentScript.src).origin;
  let options = null;
  let frame = null;
  let tellMoment = null;

  const moment = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isSkippedMoment: () => type === 'skipped',
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
    getSkippedReason: () => (type === 'skipped' ? reason : undefined),
  });

  function close(reason) {
    if (!frame) return;
    frame.remove();
    frame = null;
    tellMoment?.(moment('dismissed', reason));
  }

  function open(selectBy) {
    if (!options) throw new Error('google.accounts.id.initialize() was not called');
    close('flow_restarted');
    const address = new URL('/gsi/select', home);
    address.searchParams.set('client_id', options.client_id);
    address.searchParams.set('nonce', options.nonce ?? '');
    address.searchParams.set('parent_origin', location.origin);
    frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = 'Sign in with Google';
    frame.dataset.selectBy = selectBy;
    Object.assign(frame.style, {
      position: 'fixed',
      top: '1rem',
      right: '1rem',
      width: 'min(24rem, calc(100vw - 2rem))',
      height: 'min(30rem, calc(100vh - 2rem))',
      border: '1px solid #747775',
      borderRadius: '0.75rem',
      background: '#fff',
      zIndex: '9999',
    });
    document.body.append(frame);
  }

  addEventListener('message', ({data, origin, source}) => {
    if (origin !== home || !frame || source !== frame.contentWindow) return;
    const selectBy = frame.dataset.selectBy;
    if (data.type === 'gsi-dismissed') close('cancel_called');
    if (data.type !== 'gsi-credential' || !data.credential) return;
    close('credential_returned');
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
      tellMoment?.(moment('display'));
    },
    renderButton,
    cancel: () => close('cancel_called'),
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
