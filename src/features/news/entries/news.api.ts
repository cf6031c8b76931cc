import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  listNews,
  listPublicNewsSources,
  markNews,
  type NewsEntry,
  type NewsPage,
  type NewsShown,
  openNews,
} from './news.contract.ts';

const NEWS = ['news'] as const;
const LISTS = [...NEWS, 'list'] as const;

/** News in the carousel. */
const LATEST = 9;

/** What the list shows; empty texts stand for all. */
export interface NewsChoice {
  search: string;
  category: string;
  source: string;
  shown: NewsShown;
}

const orNone = (text: string) => text || undefined;

/** Loads news, newest first, twenty at a time; the previous list stays on the screen until the next one arrives. */
export function useNews(choice: NewsChoice) {
  const { status, user } = useSession();
  return useInfiniteQuery({
    queryKey: [...LISTS, user?.id ?? null, choice],
    queryFn: ({ pageParam, signal }) =>
      call(
        listNews,
        {
          query: {
            search: orNone(choice.search),
            category: orNone(choice.category) as RouteInput<typeof listNews>['query']['category'],
            source: orNone(choice.source),
            shown: choice.shown,
            after: pageParam ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: NewsPage) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }: InfiniteData<NewsPage>) => pages.flatMap(({ records }) => records),
    enabled: status !== 'loading',
  });
}

/** Loads the newest news, for the carousel. */
export function useLatestNews() {
  return useQuery({
    queryKey: [...NEWS, 'latest'],
    queryFn: async () => (await call(listNews, { query: { pageSize: LATEST } })).records,
    staleTime: 300_000,
  });
}

/** Loads the sources that are switched on. */
export function useNewsSources() {
  return useQuery({
    queryKey: [...NEWS, 'sources'],
    queryFn: () => call(listPublicNewsSources, { query: {} }),
    staleTime: 300_000,
  });
}

type Marks = RouteInput<typeof markNews>['body'];

/** Shows marks of a story in every list that is loaded. */
function useShownMarks(id: string) {
  const client = useQueryClient();
  return (marks: Marks) =>
    client.setQueriesData<InfiniteData<NewsPage>>(
      { queryKey: LISTS },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            records: page.records.map((entry) => (entry.id === id ? { ...entry, ...marks } : entry)),
          })),
        },
    );
}

/** Sets or takes away marks of a story; shows the change at once and reverts it if the server refuses. */
export function useMarkNews({ id, is_read, is_saved }: Pick<NewsEntry, 'id' | 'is_read' | 'is_saved'>) {
  const client = useQueryClient();
  const show = useShownMarks(id);
  return useMutation({
    mutationFn: (marks: Marks) => call(markNews, { params: { id }, body: marks }),
    onMutate: (marks) => show(marks),
    onError: () => show({ is_read, is_saved }),
    // Lists that are on no screen are read again when they are opened.
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }),
  });
}

/** Notes that a story was opened, and shows it as read to a member. A failure is of no interest to the reader. */
export function useOpenNews(id: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const show = useShownMarks(id);
  return useMutation({
    mutationFn: () => call(openNews, { params: { id } }),
    onMutate: () => {
      if (user) show({ is_read: true });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }),
  });
}
