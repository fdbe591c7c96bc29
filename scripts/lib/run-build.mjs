import {buildWhenStale} from './build.mjs';

// A process of its own, because a failed build ends it.
await buildWhenStale();
