import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenFrom } from './sign-in-link.ts';

test('the whole link from the terminal signs in as well as the token alone', () => {
  assert.equal(tokenFrom('abc_-1'), 'abc_-1');
  assert.equal(tokenFrom('  abc \n'), 'abc');
  assert.equal(tokenFrom('http://127.0.0.1:3000/login_with_token?token=abc'), 'abc');
  assert.equal(tokenFrom('https://a.example/login_with_token?x=1&token=a%2Bb#top'), 'a+b');
  assert.equal(tokenFrom('Open http://127.0.0.1/login_with_token?token=abc to sign in'), 'abc');
});

test('a link cut off in mid-letter is passed on as it is', () => {
  assert.equal(tokenFrom('/login_with_token?token=a%2'), 'a%2');
});
