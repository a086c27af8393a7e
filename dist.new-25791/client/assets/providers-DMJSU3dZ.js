import { r as e } from './schemas-CHXxoLFs.js';
import { n as t } from './toast-view-BkKMK5f2.js';
async function n(e, n) {
  try {
    (await navigator.clipboard.writeText(e), t.show(n));
  } catch {
    r();
  }
}
function r() {
  t.show(`This browser did not let the page copy. Nothing was changed. Use Export.`, {
    type: `error`,
    durationMs: 6e3,
  });
}
var i = [
    {
      value: `openai`,
      name: `OpenAI`,
      keysUrl: `https://platform.openai.com/api-keys`,
      keyHint: `sk-…`,
    },
    {
      value: `anthropic`,
      name: `Anthropic`,
      keysUrl: `https://console.anthropic.com/settings/keys`,
      keyHint: `sk-ant-…`,
    },
    {
      value: `google`,
      name: `Google Gemini`,
      keysUrl: `https://aistudio.google.com/app/apikey`,
      keyHint: `AIza…`,
    },
    {
      value: `mistral`,
      name: `Mistral`,
      keysUrl: `https://console.mistral.ai/api-keys`,
      keyHint: ``,
    },
    { value: `groq`, name: `Groq`, keysUrl: `https://console.groq.com/keys`, keyHint: `gsk_…` },
    { value: `xai`, name: `xAI`, keysUrl: `https://console.x.ai`, keyHint: `xai-…` },
    {
      value: `deepseek`,
      name: `DeepSeek`,
      keysUrl: `https://platform.deepseek.com/api_keys`,
      keyHint: `sk-…`,
    },
    {
      value: `openrouter`,
      name: `OpenRouter`,
      keysUrl: `https://openrouter.ai/settings/keys`,
      keyHint: `sk-or-…`,
    },
  ],
  a = [
    {
      value: `deepgram`,
      name: `Deepgram (speech)`,
      keysUrl: `https://console.deepgram.com`,
      keyHint: ``,
    },
    {
      value: `elevenlabs`,
      name: `ElevenLabs (voices)`,
      keysUrl: `https://elevenlabs.io/app/settings/api-keys`,
      keyHint: `sk_…`,
    },
  ];
(e(i.map((e) => e.value)), { ...Object.fromEntries(i.map(({ value: e, name: t }) => [e, t])) });
var o = `built-in`;
export { r as a, n as i, i as n, a as r, o as t };
