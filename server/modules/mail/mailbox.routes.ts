import type { FastifyPluginAsync } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import { escapeHtml } from '#document/escape-html.ts';
import { AppError } from '#server/core/app-error.ts';
import { isAtTheMachine } from '#server/core/at-the-machine.ts';
import type { Mailbox, StoredMail } from '#server/providers/mail/port.ts';

export interface MailboxRouteOptions {
  /** `null` if mail is really sent, and in production, including any public address: then the page doesn't exist. */
  mailbox: Mailbox | null;
}

export const mailboxRoutes: FastifyPluginAsync<MailboxRouteOptions> = async (app, { mailbox }) => {
  if (!mailbox) return;
  const options = { config: { access: 'public' as const }, schema: { hide: true } };
  app.addHook('onRequest', async (request) => {
    if (!isAtTheMachine(request)) throw new AppError('not_found');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // The message is sandboxed: no scripts, no remote content, and links open in a new window.
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
      );
  });

  app.get(CALLS.mailbox, options, async (_request, reply) => {
    const mails = await mailbox.list();
    return reply.type('text/html; charset=utf-8').send(listPage(mails));
  });

  app.get<{ Params: { id: string } }>(`${CALLS.mailbox}/:id`, options, async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    if (!mail) throw new AppError('not_found');
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });

  app.get<{ Params: { id: string } }>(
    `${CALLS.mailbox}/:id/html`,
    options,
    async (request, reply) => {
      const mail = await mailbox.find(request.params.id);
      if (!mail) throw new AppError('not_found');
      return reply.type('text/html; charset=utf-8').send(mail.html);
    },
  );
};

const STYLE = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;background:#f4f5f3;color:#161714}
h1{font-size:1.5rem}h1 span{background:#0b0b0a;color:#ffd60a;padding:.1em .4em}
ul{list-style:none;padding:0}li{border-top:1px solid #d9dbd4;padding:.7rem 0}a{color:#1d4ed8;overflow-wrap:anywhere}
small{color:#5b5d57;display:block}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d9dbd4;padding:1rem}
iframe{width:100%;height:36rem;border:1px solid #d9dbd4;background:#fff}
@media(prefers-color-scheme:dark){body{background:#131412;color:#e9eae6}a{color:#9db7ff}pre{background:#1b1c1a;border-color:#33352f}li{border-color:#33352f}small{color:#a3a59d}}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function listPage(mails: StoredMail[]): string {
  const items = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="${CALLS.mailbox}/${escapeHtml(id)}">${escapeHtml(subject)}</a><small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No emails yet.</p>';
  return page(
    'Mailbox',
    `<h1><span>Mailbox</span></h1><p>No mail server is set up, so emails are kept here instead of being sent. Set <code>SMTP_URL</code> to send them.</p>${list}`,
  );
}

/** Links are clickable, because opening one is why someone comes here. */
function mailPage({ id, to, subject, text, at }: StoredMail): string {
  const linked = escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  );
  return page(
    subject,
    `<p><a href="${CALLS.mailbox}">All emails</a></p><h1>${escapeHtml(subject)}</h1><p><small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small></p><pre>${linked}</pre><iframe sandbox="allow-popups" title="Email preview" src="${CALLS.mailbox}/${escapeHtml(id)}/html"></iframe>`,
  );
}
