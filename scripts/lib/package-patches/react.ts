import type {Patch} from '../patch-module';

/**
 * React's streams for workers turn every tag, attribute and text into bytes on its own and copy them into blocks of 512
 * bytes. Strings that are encoded once per flush become the same bytes for a fraction of the work. Texts with characters
 * beyond Latin-1, of which a page has few, are encoded alone: V8 would otherwise store the whole page with two bytes for
 * each character, and encode it slowly.
 */
const STRINGS_IN_REACT: readonly Patch[] = [
  {
    find: 'function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}function t(a,b){p(a,b);return!0}function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}',
    replacement: `var pendingText="",pendingBytes=[],beyondLatin1=/[^\\0-\\xff]/,unusual=/["'&<>\\u0100-\\uffff]/;function encodeText(){if(pendingText!==""){pendingBytes.push(ca.encode(pendingText));pendingText=""}}function p(a,b){typeof b==="string"?pendingText+=b:(encodeText(),pendingBytes.push(b))}function t(a,b){p(a,b);return!0}function ba(a){encodeText();var b=pendingBytes;pendingBytes=[];if(b.length<2){b.length&&a.enqueue(b[0]);return}var c=0;for(var d of b)c+=d.length;var e=new Uint8Array(c);c=0;for(d of b)e.set(d,c),c+=d.length;a.enqueue(e)}`,
  },
  {
    find: 'function u(a){return ca.encode(a)}',
    replacement:
      'function u(a){a=a===void 0?"":""+a;return beyondLatin1.test(a)?ca.encode(a):a}function escapeText(a){return typeof a==="string"&&!unusual.test(a)?a:u(C(a))}',
  },
  {find: 'function w(a){return ca.encode(a)}', replacement: 'function w(a){return a===void 0?"":""+a}'},
  {find: 'l=new Uint8Array(512);n=0;try{', replacement: 'pendingText="";pendingBytes=[];try{'},
  {find: 'l=new Uint8Array(512);n=0;var F=', replacement: 'pendingText="";pendingBytes=[];var F='},
  // An attribute becomes three strings instead of five, an end tag one instead of three, and one expression looks for
  // characters that are escaped or beyond Latin-1 instead of two.
  {
    find: 'default:b.sanitizeURL&&(d=""+d),a.push(H,c,I,u(C(d)),E)',
    replacement: `default:a.push(b.opening||(b.opening=' '+c+'="'),escapeText(d),E)`,
  },
  {find: '}a.push(H,u(c),I,u(C(d)),E)}}', replacement: `}a.push(' '+c+'="',escapeText(d),E)}}`},
  {find: 'f.chunks.push(Ta,u(c),Ua)', replacement: 'f.chunks.push("</"+c+">")'},
  {find: 'd&&a.push(Ca);a.push(u(C(b)));return!0', replacement: 'd&&a.push(Ca);a.push(escapeText(b));return!0'},
  {
    find: 'return"string"===typeof c?(a.push(u(C(c))),null):c',
    replacement: 'return"string"===typeof c?(a.push(escapeText(c)),null):c',
  },
  // workerd reads a byte stream in chunks of 4 kB, and any other stream in the chunks that were written.
  {find: 'new ReadableStream({type:"bytes",pull:', replacement: 'new ReadableStream({pull:'},
].map((patch) => ({module: 'react-dom/cjs/react-dom-server.browser.production.min.js', ...patch}));

/** The compiler writes a new object of props for each element, which React copies unless there is a key or ref to take out. */
const PROPS_AS_WRITTEN: readonly Patch[] = [
  {
    module: 'react/cjs/react-jsx-runtime.production.min.js',
    find: 'for(b in a)m.call(a,b)&&!p.hasOwnProperty(b)&&(d[b]=a[b]);if(',
    replacement:
      'if(!("key"in a||"ref"in a||c&&c.defaultProps))d=a;else for(b in a)m.call(a,b)&&!p.hasOwnProperty(b)&&(d[b]=a[b]);if(',
  },
];

/** Patches of React's renderer and of its elements. */
export const REACT_PATCHES = [...STRINGS_IN_REACT, ...PROPS_AS_WRITTEN];
