import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { inCircle } from '#platform/testing/calls/forum-records.ts';

export const calls = defineCalls({
  listCircles: { who: 'signed in', scope: 'community:read', whole: 'thirty circles at most' },
  getCircle: { who: 'signed in', scope: 'community:read', call: inCircle },
  visitCircle: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'changes a row; there are few circles',
    call: inCircle,
  },
  followCircle: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'stores a row of each circle at most',
    call: inCircle,
  },
  unfollowCircle: { who: 'signed in', act: 'personal', call: inCircle },
});
