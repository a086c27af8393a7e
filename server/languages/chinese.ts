import type { LanguageData } from './language.ts';

export const chinese = {
  stopWords:
    '的 了 是 在 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 这些 那些 和 与 或 就 都 也 还 很 不 没 没有 有 会 能 可以 要 把 被 给 对 从 到 用 上 下 里 中 个 一 一个 一些 什么 怎么 因为 所以 但是 如果 然后 而 而且 再 又 才 只 去 来 做 说 看 让 时候 时 后 前 得 地 着 过 吗 呢 吧 啊 自己 大家 之 其实 非常 最 更 每 几 两 三 很多 就是 不是 它们 一下 一点 这样 那么 还是 不要 起来 多 少',
  clauseWords:
    '但是 因为 所以 然后 如果 而且 那么 不过 虽然 当 接着 首先 其次 最后 于是 可是 另外 因此',
  greetings: '大家好 你好 欢迎 谢谢 感谢 订阅 点赞 再见',
  negations: '不 没 没有 别 未 无',
  tokens: [0.8, 1.53],
  legacyEncoding: 'gb18030',
  fullStop: '。',
  remarks:
    '注意 注 备注 提示 警告 重要 提醒 例如 比如 例子 步骤 第一步 第二步 第三步 问题 问 答 答案 回答 解决 结果 结论 总结 来源 翻译 字幕 章节 标题 规则 原因 事实 记住 第一 第二 第三 首先 他说 她说 我说 所以',
  habits:
    'full-width punctuation （，。？！：；）, quotation marks “ ”, book titles 《 》, no spaces between characters, one blank between Han and Latin words is not needed. Short clauses, verbs rather than 进行 plus a noun, few 的. Never: 在当今时代, 众所周知, 总而言之, 赋能, 干货满满, 值得一提的是, 让我们一起, 不仅……而且…… as a reflex.',
  speech: {
    links: '但是 但 可是 而且 并且 或者 因为 所以',
    leans:
      '它 他 她 它们 他们 她们 这 那 这个 那个 这些 那些 这样 那样 因此 然后 于是 不过 同时 另外 否则 也 还有 其中 此外 其次',
    counting: {
      sign: '(?:我的)?第{number}(?:个|点|件|条|步|种|招|项)',
      numbers: '一 二 三 四 五 六 七 八 九 十',
    },
    self: '我 我们 咱们',
    hesitations: '嗯 呃 额 啊',
    asides: '嗯|那个|就是说|对|好|好的|其实|这个|然后呢|是的',
    housekeeping:
      '在这个视频|在本视频|这期视频|这期节目|本期节目|下期视频|下期节目|下节课|在开始之前|有什么问题吗|有问题吗|议程|考试会考|下次见|下期见|简介里|评论区',
    sums: '解决办法是|一句话|用一句话|总之|简单来说|简单说|归根结底|关键是|重点是|(?<!最后一点|最后一个|最后)最重要|最关键|核心是|记住这|说到底|真正难的|真正重要',
    stresses: '记住|别忘了|不要忘记|秘诀|真相是|解决办法|规则|错误|诀窍|问题是|首先|重要|关键|教训',
    behind: '这就是重点|其他的都',
  },
  voiceSample: '这就是我的声音。我们开始吧？',
  stageDirections: {
    does: '笑着|笑了|大笑|轻笑|微笑|苦笑|叹气|叹息|鼓掌|停顿|小声|轻声|低声|低语|悄悄|咳嗽|清嗓子|喘气|哭泣|大喊',
    heard: '笑|笑声|掌声|音乐|配乐|背景音乐|音效|沉默|安静|哭|惊讶|激动|片头曲|片尾曲',
  },
  phrases: {
    takeaways: '要点',
    faq: '常见问题',
    conclusion: '结语',
    differ: '各来源的不同说法',
    about: '关于“{topic}”，视频里说了什么？',
    greeting: '您好：',
    moments: '值得一看的片段',
    signoff: '感谢阅读，下次再见。',
    welcome: '欢迎收听！今天我们来谈《{title}》。',
    farewell: '感谢收听，下次再见。',
    asks: ['请再多讲一点。', '这里还有什么重要的？', '接下来呢？'],
    host: '主持人',
    cohost: '搭档主持',
    says: ['视频里说：', '原话是：', '接着说：'],
    reader: '朗读者',
    chapters: '章节',
    subjectLine: '邮件主题：',
    otherSubjectLine: '备选主题：',
    preheader: '预览文本：',
  },
  numbers: {
    hanNumerals: true,
    minute: '分钟|分鐘|分',
    second: '秒',
    hour: '小时|小時',
    cardinals: () => [],
    ordinals: () => [],
    half: '半',
  },
  askingOn: {
    why: '(?:那)?为什么(?:呢|不)?|为何|为啥|(?:那)?為什麼(?:呢|不)?',
    next: '然后呢?|接下来呢?|之后呢|后来呢|还有呢|还有什么|然後呢?|接下來呢?|還有呢',
    because: '因为|因為',
    otherwise: '否则|否則|不然',
  },
} satisfies LanguageData;
