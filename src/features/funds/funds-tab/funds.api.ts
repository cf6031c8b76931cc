import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  acceptReallocation,
  confirmRefund,
  createInterest,
  createReallocation,
  createRefund,
  declineReallocation,
  listReallocations,
  listRefunds,
} from '#features/funds/adjustments/adjustments.contract.ts';
import { closeGrant } from '#features/funds/closures/closures.contract.ts';
import {
  createExpense,
  downloadBill,
  listExpenses,
  removeExpense,
  updateExpense,
} from '#features/funds/expenses/expenses.contract.ts';
import type { FundRequestMove } from '#features/funds/fund-requests/fund-request-moves.rules.ts';
import {
  approveFundRequest,
  checkFundRequest,
  createFundRequest,
  declineFundRequest,
  listFundRequests,
  returnFundRequest,
  sendFundRequest,
  withdrawFundRequest,
} from '#features/funds/fund-requests/fund-requests.contract.ts';
import {
  agreeToGrant,
  createGrant,
  getGrant,
  listGrantActs,
  listGrants,
  resumeGrant,
  suspendGrant,
  terminateGrant,
  updateGrant,
} from '#features/funds/grants/grants.contract.ts';
import { getLedger } from '#features/funds/ledger/ledger.contract.ts';
import {
  authoriseRelease,
  bounceRelease,
  confirmRelease,
  initiateRelease,
  listReleases,
  prepareRelease,
} from '#features/funds/releases/releases.contract.ts';
import { meetCondition, waiveConditions } from '#features/funds/tranches/tranches.contract.ts';
import {
  acceptUtilisation,
  createUtilisation,
  listUtilisations,
  returnUtilisation,
  sendUtilisation,
} from '#features/funds/utilisations/utilisations.contract.ts';
import type { Pagination } from '#platform/contract/paging.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';

/** Query key of everything about the money of a collaboration; invalidating it reads all of it again. */
const fundsKey = (id: string) => ['workspace', id, 'funds'] as const;
const grantKey = (id: string, grantId: string) => [...fundsKey(id), grantId] as const;

const FROM_THE_FIRST = {
  initialPageParam: 1,
  getNextPageParam: ({ pagination: { page, totalPages } }: { pagination: Pagination }) =>
    page < totalPages ? page + 1 : undefined,
};

/** The grants of a collaboration, twenty at a time. */
export const useGrants = (id: string) =>
  useInfiniteQuery({
    queryKey: [...fundsKey(id), 'list'],
    queryFn: ({ pageParam: page }) =>
      call(listGrants, { params: { id }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useGrant = (id: string, grantId: string) =>
  useQuery({
    queryKey: [...grantKey(id, grantId), 'grant'],
    queryFn: () => call(getGrant, { params: { id: grantId } }),
    ...SHARED_WITH_PARTNERS,
  });

/** The sums of a grant with each page of its entries, twenty at a time. */
export const useLedger = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'ledger'],
    queryFn: ({ pageParam: page }) =>
      call(getLedger, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ entries: { pagination } }) =>
      pagination.page < pagination.totalPages ? pagination.page + 1 : undefined,
    ...SHARED_WITH_PARTNERS,
  });

export const useFundRequests = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'fund-requests'],
    queryFn: ({ pageParam: page }) =>
      call(listFundRequests, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useReleases = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'releases'],
    queryFn: ({ pageParam: page }) =>
      call(listReleases, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useExpenses = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'expenses'],
    queryFn: ({ pageParam: page }) =>
      call(listExpenses, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useUtilisations = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'utilisations'],
    queryFn: ({ pageParam: page }) =>
      call(listUtilisations, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useRefunds = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'refunds'],
    queryFn: ({ pageParam: page }) =>
      call(listRefunds, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useReallocations = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'reallocations'],
    queryFn: ({ pageParam: page }) =>
      call(listReallocations, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

export const useGrantActs = (id: string, grantId: string) =>
  useInfiniteQuery({
    queryKey: [...grantKey(id, grantId), 'acts'],
    queryFn: ({ pageParam: page }) =>
      call(listGrantActs, { params: { id: grantId }, query: { page, pageSize: PAGE_SIZE } }),
    ...FROM_THE_FIRST,
    ...SHARED_WITH_PARTNERS,
  });

/** A change after which everything about the money of the collaboration is read again, also when it failed because of another one. */
function useFundsChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: fundsKey(id) }),
  });
}

/** Drafts a grant, or changes the one with `grantId`. */
export const useSaveGrant = (id: string) =>
  useFundsChange(
    id,
    ({
      grantId,
      version,
      body,
    }: {
      grantId?: string;
      version?: number;
      body: RouteInput<typeof createGrant>['body'];
    }) =>
      grantId
        ? call(updateGrant, { params: { id: grantId }, body: { ...body, version } })
        : call(createGrant, { params: { id }, body }),
  );

/** Agrees to the version that was read. */
export const useAgreeToGrant = (id: string, grantId: string) =>
  useFundsChange(id, (version: number) => call(agreeToGrant, { params: { id: grantId }, body: { version } }));

const REASONED = { suspend: suspendGrant, resume: resumeGrant, terminate: terminateGrant } as const;
export type ReasonedMove = keyof typeof REASONED;

/** Suspends, resumes or ends a grant, with a reason. */
export const useMoveGrant = (id: string, grantId: string) =>
  useFundsChange(id, ({ move, reason }: { move: ReasonedMove; reason: string }) =>
    call(REASONED[move], { params: { id: grantId }, body: { reason } }),
  );

export const useCloseGrant = (id: string, grantId: string) =>
  useFundsChange(id, (body: RouteInput<typeof closeGrant>['body']) =>
    call(closeGrant, { params: { id: grantId }, body }),
  );

export const useWaiveConditions = (id: string, grantId: string) =>
  useFundsChange(id, ({ trancheId, reason }: { trancheId: string; reason: string }) =>
    call(waiveConditions, { params: { id: grantId, trancheId }, body: { reason } }),
  );

export const useMeetCondition = (id: string, grantId: string) =>
  useFundsChange(id, (conditionId: string) => call(meetCondition, { params: { id: grantId, conditionId } }));

/** Drafts a request and sends it: until it is sent, only the NGO reads it. */
export const useAskForFunds = (id: string, grantId: string) =>
  useFundsChange(id, async (body: RouteInput<typeof createFundRequest>['body']) => {
    const request = await call(createFundRequest, { params: { id: grantId }, body });
    return call(sendFundRequest, { params: { id: request.id } });
  });

const REQUEST_MOVES = {
  send: sendFundRequest,
  return: returnFundRequest,
  check: checkFundRequest,
  approve: approveFundRequest,
  decline: declineFundRequest,
  withdraw: withdrawFundRequest,
} as const satisfies Record<FundRequestMove, unknown>;

export const useMoveFundRequest = (id: string) =>
  useFundsChange(
    id,
    ({ requestId, move, remark }: { requestId: string; move: FundRequestMove; remark?: string }) =>
      call(REQUEST_MOVES[move], { params: { id: requestId }, body: { remark } }),
  );

export const usePrepareRelease = (id: string, requestId: string) =>
  useFundsChange(id, (body: RouteInput<typeof prepareRelease>['body']) =>
    call(prepareRelease, { params: { id: requestId }, body }),
  );

export const useAuthoriseRelease = (id: string) =>
  useFundsChange(id, (releaseId: string) => call(authoriseRelease, { params: { id: releaseId } }));

export const useInitiateRelease = (id: string, releaseId: string) =>
  useFundsChange(id, (body: RouteInput<typeof initiateRelease>['body']) =>
    call(initiateRelease, { params: { id: releaseId }, body }),
  );

export const useConfirmRelease = (id: string, releaseId: string) =>
  useFundsChange(id, (body: RouteInput<typeof confirmRelease>['body']) =>
    call(confirmRelease, { params: { id: releaseId }, body }),
  );

export const useBounceRelease = (id: string, releaseId: string) =>
  useFundsChange(id, (reason: string) =>
    call(bounceRelease, { params: { id: releaseId }, body: { reason } }),
  );

interface ExpenseToSave {
  expenseId?: string;
  /** Waits for the bill, if one was chosen. */
  bill?: () => Promise<string>;
  body: RouteInput<typeof createExpense>['body'];
}

/** Enters an expense once its bill has arrived, or changes the one with `expenseId`. */
export const useSaveExpense = (id: string, grantId: string) =>
  useFundsChange(id, async ({ expenseId, bill, body }: ExpenseToSave) => {
    const whole = bill ? { ...body, bill_file_id: await bill() } : body;
    return expenseId
      ? call(updateExpense, { params: { id: grantId, expenseId }, body: whole })
      : call(createExpense, { params: { id: grantId }, body: whole });
  });

export const useRemoveExpense = (id: string, grantId: string) =>
  useFundsChange(id, (expenseId: string) => call(removeExpense, { params: { id: grantId, expenseId } }));

/** Saves the bill of an expense on the reader's disk. */
export const useDownloadBill = (grantId: string) =>
  useMutation({
    mutationFn: async ({ expenseId, name }: { expenseId: string; name: string }) =>
      saveBlob(await call(downloadBill, { params: { id: grantId, expenseId } }), name),
  });

export const useCreateUtilisation = (id: string, grantId: string) =>
  useFundsChange(id, (body: RouteInput<typeof createUtilisation>['body']) =>
    call(createUtilisation, { params: { id: grantId }, body }),
  );

export const useSendUtilisation = (id: string) =>
  useFundsChange(id, (utilisationId: string) => call(sendUtilisation, { params: { id: utilisationId } }));

export const useReturnUtilisation = (id: string, utilisationId: string) =>
  useFundsChange(id, (remark: string) =>
    call(returnUtilisation, { params: { id: utilisationId }, body: { remark } }),
  );

export const useAcceptUtilisation = (id: string, utilisationId: string) =>
  useFundsChange(id, (body: RouteInput<typeof acceptUtilisation>['body']) =>
    call(acceptUtilisation, { params: { id: utilisationId }, body }),
  );

export const useCreateInterest = (id: string, grantId: string) =>
  useFundsChange(id, (body: RouteInput<typeof createInterest>['body']) =>
    call(createInterest, { params: { id: grantId }, body }),
  );

export const useCreateRefund = (id: string, grantId: string) =>
  useFundsChange(id, (body: RouteInput<typeof createRefund>['body']) =>
    call(createRefund, { params: { id: grantId }, body }),
  );

export const useConfirmRefund = (id: string) =>
  useFundsChange(id, (refundId: string) => call(confirmRefund, { params: { id: refundId } }));

export const useCreateReallocation = (id: string, grantId: string) =>
  useFundsChange(id, (body: RouteInput<typeof createReallocation>['body']) =>
    call(createReallocation, { params: { id: grantId }, body }),
  );

const ANSWERS = { accept: acceptReallocation, decline: declineReallocation } as const;

export const useAnswerReallocation = (id: string) =>
  useFundsChange(id, ({ reallocationId, answer }: { reallocationId: string; answer: keyof typeof ANSWERS }) =>
    call(ANSWERS[answer], { params: { id: reallocationId } }),
  );
