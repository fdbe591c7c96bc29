import {PRIVATE_ROUTE} from '../collect/private-route-pattern';
import {CONSENT_DAYS, CONSENT_VERSION} from './consent-choice';

/**
 * Runs in the document's head and writes the visitor's choice to `html[data-consent]` before the first paint: pages are the
 * same for everyone, so the server cannot. The attribute is missing before a choice, when `html[data-consent-room]` makes
 * room for the question, unless the page is private. Not needed in the browser's bundle.
 */
export const CONSENT_SCRIPT = import.meta.env.SSR
  ? `(function(d){
try{var c=JSON.parse(localStorage.getItem('analytics-consent'));
if(c&&c.version===${CONSENT_VERSION}&&typeof c.atMs==='number'&&Date.now()-c.atMs<${CONSENT_DAYS}*864e5&&/^(granted|declined)$/.test(c.choice))d.consent=c.choice}
catch(e){if(!(e instanceof SyntaxError))d.consent='declined'}
if(navigator.globalPrivacyControl)d.consent='declined'
if(!d.consent&&!${PRIVATE_ROUTE}.test(location.pathname))d.consentRoom=''
})(document.documentElement.dataset)`
  : '';
