import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { addClaim, addJoinLink, addJoinRequest } from '#platform/testing/people/domains.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, someEmail } from '../call.ts';

/** An address of a domain of its own. */
const someWorkEmail = () => `office@${crypto.randomUUID()}.example`;

/** The domains of the owner's profile, and the people who ask to join it. */
export function joinCalls(app: TestApp, owner: TestMember): Calls {
  /** A claim of the owner's profile that waits. @returns its id and the token of its link. */
  const claim = async () => {
    await app.sql('delete from domain_claims where profile_id = $1', [owner.id]);
    return addClaim(app, owner, someWorkEmail());
  };
  /** A link for an address whose domain the owner's profile holds. @returns its token. */
  const link = async (email: string) => {
    await app.sql('delete from domain_claims where profile_id = $1', [owner.id]);
    await addClaim(app, owner, email, { confirmed: true });
    return addJoinLink(app, email);
  };
  const request = async () => {
    await app.sql('delete from join_requests where profile_id = $1', [owner.id]);
    return { id: await addJoinRequest(app, owner, await createMember(app)) };
  };
  /** Lets a profile hold the domain of all members of the tests. */
  const offer = async () => {
    const holder = await createMember(app);
    await addClaim(app, holder, holder.email, { confirmed: true });
    await app.sql('delete from join_requests');
  };
  return {
    listDomainClaims: nothing,
    createDomainClaim: async () => {
      await app.sql('delete from domain_claims where profile_id = $1', [owner.id]);
      return { body: { email: someWorkEmail() } };
    },
    resendDomainClaim: async () => ({ params: { id: (await claim()).id } }),
    confirmDomainClaim: async () => ({ body: { token: (await claim()).token } }),
    removeDomainClaim: async () => ({ params: { id: (await claim()).id } }),

    requestJoinLink: () => ({ body: { email: someEmail() } }),
    openJoinLink: async () => ({ body: { token: await link(someWorkEmail()) } }),
    signUpToJoin: async () => ({
      body: {
        token: await link(someWorkEmail()),
        person_name: 'Asha Rao',
        password: 'unusual-words-7',
        consent_version: consentNoticeAt(new Date()).version,
      },
    }),
    signInToJoin: async () => {
      const person = await createMember(app);
      return { body: { token: await link(person.email), password: TEST_PASSWORD } };
    },
    getJoinOffer: nothing,
    askToJoin: async () => {
      await offer();
      return {};
    },
    withdrawJoinRequest: async () => {
      await app.sql('delete from join_requests');
      await addJoinRequest(app, await createMember(app), owner);
      return {};
    },
    listJoinRequests: nothing,
    acceptJoinRequest: async () => ({ params: await request(), body: { role: 'viewer' } }),
    declineJoinRequest: async () => ({ params: await request() }),
  };
}
