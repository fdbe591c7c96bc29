/**
 * React's streams for workers turn every tag, attribute and text into bytes on its own and copy them into blocks of 512
 * bytes, each of which the runtime would read by itself. Strings are now encoded once per flush. Texts with characters beyond
 * Latin-1, of which a page has few, are encoded alone: V8 would otherwise store the whole page with two bytes for each
 * character.
 */
export const REACT_STREAM = [
  {
    find: 'function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}function t(a,b){p(a,b);return!0}function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}',
    replacement: `var pendingText="",pendingBytes=[],beyondLatin1=/[^\\0-\\xff]/;function encodeText(){if(pendingText!==""){pendingBytes.push(ca.encode(pendingText));pendingText=""}}function p(a,b){typeof b==="string"?pendingText+=b:(encodeText(),pendingBytes.push(b))}function t(a,b){p(a,b);return!0}function ba(a){encodeText();var b=pendingBytes;pendingBytes=[];if(b.length<2){b.length&&a.enqueue(b[0]);return}var c=0;for(var d of b)c+=d.length;var e=new Uint8Array(c);c=0;for(d of b)e.set(d,c),c+=d.length;a.enqueue(e)}`,
  },
  {
    find: 'function u(a){return ca.encode(a)}',
    replacement: 'function u(a){a=a===void 0?"":""+a;return beyondLatin1.test(a)?ca.encode(a):a}',
  },
  {find: 'function w(a){return ca.encode(a)}', replacement: 'function w(a){return a===void 0?"":""+a}'},
  {find: 'l=new Uint8Array(512);n=0;try{', replacement: 'pendingText="";pendingBytes=[];try{'},
  {find: 'l=new Uint8Array(512);n=0;var F=', replacement: 'pendingText="";pendingBytes=[];var F='},
  // workerd reads a byte stream in chunks of 4 kB, and any other stream in the chunks that were written.
  {find: 'new ReadableStream({type:"bytes",pull:', replacement: 'new ReadableStream({pull:'},
].map((replacement) => ({module: 'react-dom/cjs/react-dom-server.browser.production.min.js', ...replacement}));
