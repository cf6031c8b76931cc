import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MARKETPLACE, SAVED_LISTS } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import { listSavedProfiles, SAVED_IDS_PAGE, saveProfile, unsaveProfile } from './saved-profiles.contract.ts';

const SAVED_IDS = [...MARKETPLACE, 'saved-ids'] as const;

/** Reads the ids of all the member's saved profiles; each card shows whether it is among them. */
export function useSavedProfiles() {
  return useQuery({ queryKey: SAVED_IDS, queryFn: readSavedIds });
}

async function readSavedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const more = await call(listSavedProfiles, { query: { page, pageSize: SAVED_IDS_PAGE } });
    ids.push(...more);
    if (more.length < SAVED_IDS_PAGE) return ids;
  }
}

/** Saves or removes a profile; shows the change immediately and reverts it if the server refuses. */
export function useSaveProfile(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: boolean) => call(save ? saveProfile : unsaveProfile, { params: { id } }),
    onMutate: async (save) => {
      await client.cancelQueries({ queryKey: SAVED_IDS });
      const before = client.getQueryData<string[]>(SAVED_IDS);
      client.setQueryData<string[]>(SAVED_IDS, (ids = []) => {
        const others = ids.filter((one) => one !== id);
        return save ? [...others, id] : others;
      });
      return { before };
    },
    onError: (_error, _save, context) => client.setQueryData(SAVED_IDS, context?.before),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SAVED_IDS }),
        client.invalidateQueries({ queryKey: SAVED_LISTS }),
      ]),
  });
}
