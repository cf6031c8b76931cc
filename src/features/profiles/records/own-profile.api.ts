import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Query key of everything that /profile reads; invalidating it reloads the whole page. */
export const OWN_PROFILE = ['profile'] as const;

/** Changes the member's services, projects or pictures, then reloads the counts, sums and lists that depend on them. */
export function useOwnProfileChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: OWN_PROFILE });
  return useMutation({
    mutationFn: change,
    onSuccess: reload,
    // Another tab may have changed it first.
    onError: () => void reload(),
  });
}
