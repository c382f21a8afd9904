import type { FetchedInputs } from '@scenewright/core/brief';
import type { CreateRequest } from '@scenewright/core/requests';
import type { FoundLink, GatheredLink } from '@scenewright/providers';

/** Fetches what a request names by its address. */
export abstract class InputFetcher {
  /** @throws ServiceError invalid_request naming the item and the reason */
  abstract fetch(request: CreateRequest): Promise<FetchedInputs>;
  /** Why the request names something that can never be fetched here, said before anything else is looked at. */
  refusal?(request: CreateRequest): Promise<string | null>;
  /** What the links of an edit lead to. @throws ServiceError invalid_request naming the link and the reason */
  fetchLinks?(links: readonly FoundLink[]): Promise<GatheredLink[]>;
  /** Why one of the links can never be fetched here. */
  linkRefusal?(links: readonly FoundLink[]): Promise<string | null>;
  close?(): Promise<void>;
}
