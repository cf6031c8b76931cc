import { defineNoun } from '#platform/server/noun.ts';
import { loadMembersDemo } from './demo-members.demo.ts';
import { demoMembers } from './profiles.demo.ts';

declare module '#platform/server/noun.ts' {
  interface SharedDemo {
    /** The members of the demo data. */
    members: ReturnType<typeof demoMembers>;
  }
}

export const demoMembersNoun = defineNoun({
  demo: { gives: ({ now }) => ({ members: demoMembers(now) }), load: loadMembersDemo },
});
