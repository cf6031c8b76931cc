import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

/** A valid account of the owner's. */
const accountBody = async ({ app, owner }: Scene) => {
  const [own] = await app.sql<{ name: string }>('select member_name as name from profiles where id = $1', [
    owner.id,
  ]);
  return {
    kind: 'domestic',
    holder_name: own?.name,
    account_number: String(Math.floor(Math.random() * 1e9) + 1e9),
    ifsc: 'SBIN0000691',
    bank_name: 'State Bank of India',
  };
};

/** An account that somebody else of the owner's organisation has entered. */
const entered = async ({ app, owner }: Scene) => {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into bank_accounts (id, profile_id, kind, holder_name, account_number, ifsc, bank_name, created_at)
      select $1, p.id, 'domestic', p.member_name, '1' || floor(random() * 1e9)::bigint + 1e9::bigint, 'SBIN0000691', 'SBI', now()
      from profiles p where p.id = $2`,
    [id, owner.id],
  );
  return { params: { id } };
};

const change = {
  who: 'changes own',
  heard: 'nothing',
  act: 'money',
} as const;

export const calls = defineCalls({
  listBankAccounts: { who: 'signed in', whole: 'twenty bank accounts at most' },
  createBankAccount: {
    // The account is in the owner's name.
    who: [401, 403, 400, 201, 400],
    heard: 'nothing',
    act: 'money',
    recorded: 'bank-account-entered',
    call: async (scene) => {
      await scene.app.sql('update bank_accounts set profile_id = null where profile_id = $1', [
        scene.owner.id,
      ]);
      return { body: await accountBody(scene) };
    },
  },
  confirmBankAccount: {
    ...change,
    recorded: 'bank-account-confirmed',
    makesNothing: 'marks an account; accounts are limited',
    call: entered,
  },
  endBankAccount: { ...change, recorded: 'bank-account-ended', call: entered },
});
