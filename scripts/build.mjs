import {parseArgs} from 'node:util';
import {build} from './lib/build.mjs';

const {values} = parseArgs({options: {plain: {type: 'boolean'}}});
await build({isPlain: values.plain});
