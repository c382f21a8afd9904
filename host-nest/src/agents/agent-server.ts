import { Injectable, Inject, type OnModuleDestroy, type Type } from '@nestjs/common';
import {
  createMcpHandler,
  McpServer,
  requireScopes,
  type AuthInfo,
  type McpHttpHandler,
  type ServerContext,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { BodyClass } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { agentInstructions } from './agent-guide.js';
import { AgentResources } from './agent-resources.js';
import { AccountTools } from './tools/account-tools.js';
import type { AgentCaller, AgentScope, AgentTool, ToolStep } from './tools/agent-tool.js';
import { CatalogTools } from './tools/catalog-tools.js';
import { FollowingTools } from './tools/following-tools.js';
import { MakingTools } from './tools/making-tools.js';
import { ToolRunner } from './tools/tool-runner.js';
import { toolSchemas, type JsonSchema } from './tools/tool-schemas.js';

/** Tools and resources are the same as long as the server runs. */
const lasting = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Milliseconds that calls in hand get when the server stops. */
const closingMs = 5000;

let schemas: Promise<Map<Type, JsonSchema>> | null = null;

/**
 * The agent protocol of both generations over one set of tools. Nothing is kept between requests, in neither of them: any
 * node answers any request.
 */
@Injectable()
export class AgentServer implements OnModuleDestroy {
  readonly tools: readonly AgentTool[];
  readonly handler: McpHttpHandler;

  constructor(
    making: MakingTools,
    following: FollowingTools,
    catalogs: CatalogTools,
    account: AccountTools,
    private readonly resources: AgentResources,
    private readonly runner: ToolRunner,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.tools = [...making.all, ...following.all, ...catalogs.all, ...account.all];
    this.handler = createMcpHandler(({ authInfo }) => this.serverFor(callerOf(authInfo)), {
      // Nothing that is subscribed to changes here, so that these say nothing: get_video_status waits instead.
      maxSubscriptions: 200,
      onerror: (error) => logger.debug({ err: error }, 'a message of the agent protocol was refused'),
    });
  }

  /** Calls in hand get a moment to be answered; streams that would stay open are ended then. */
  onModuleDestroy(): void {
    setTimeout(() => void this.handler.close(), closingMs).unref();
  }

  private async serverFor(caller: AgentCaller): Promise<McpServer> {
    const answers = this.tools.map(({ answer }) => answer);
    const inputs = this.tools.flatMap(({ input }): BodyClass[] => (input ? [input] : []));
    schemas ??= toolSchemas(inputs, answers);
    const known = await schemas;
    const server = new McpServer(
      { name: 'scenewright', title: 'Scenewright', version: '1.0.0' },
      {
        instructions: agentInstructions,
        capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
        cacheHints: {
          'tools/list': lasting,
          'resources/list': lasting,
          'resources/templates/list': lasting,
          'server/discover': lasting,
        },
      },
    );
    for (const tool of this.tools) this.add(server, tool, known, caller);
    this.resources.addTo(server, caller);
    return server;
  }

  private add(server: McpServer, tool: AgentTool, known: Map<Type, JsonSchema>, caller: AgentCaller): void {
    const { name, title, description, input, answer, marks, scope } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: published(input ? known.get(input) : nothing),
        scopeChallenge: requireScopes(scope),
        outputSchema: published(known.get(answer)),
        annotations: {
          title,
          readOnlyHint: marks.readOnly,
          destructiveHint: marks.destructive,
          idempotentHint: marks.idempotent,
          openWorldHint: marks.openWorld,
        },
      },
      (given: unknown, context: ServerContext) =>
        this.runner.run(tool, given, { caller, signal: context.mcpReq.signal, tell: teller(context) }),
    );
  }
}

const callerOf = (authInfo: AuthInfo | undefined): AgentCaller => ({
  ...(authInfo?.extra?.['principal'] as Principal),
  scopes: (authInfo?.scopes ?? []) as AgentScope[],
});

const nothing: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

/** Told to clients and not checked by the SDK: the runner checks by the classes, with messages that name what is accepted. */
function published(schema: JsonSchema | undefined): StandardSchemaWithJSON {
  if (!schema) throw new Error('A tool has no schema.');
  return {
    '~standard': {
      version: 1,
      vendor: 'scenewright',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

/** Progress of a call, for a client that asked for it. */
function teller({ mcpReq }: ServerContext): (step: ToolStep) => Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  return async ({ percent, message }) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress: percent, total: 100, message };
    await mcpReq.notify({ method: 'notifications/progress', params });
  };
}
