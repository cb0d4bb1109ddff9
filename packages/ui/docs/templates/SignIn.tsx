import { useState } from 'react';
import { AuthLayout } from '../../src/AuthLayout/AuthLayout.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { EmailField } from '../../src/EmailField/EmailField.tsx';
import { poster } from '../../src/internal/story/poster.ts';
import { PasswordField } from '../../src/PasswordField/PasswordField.tsx';
import { TextLink } from '../../src/TextLink/TextLink.tsx';

export function SignIn() {
  const [password, setPassword] = useState('');
  return (
    <AuthLayout
      brand="Wayfare"
      title="Welcome back"
      artwork={poster('kyoto')}
      quote="The best trips begin with people who know each other."
      footer={<TextLink href="#forgot">Forgot password?</TextLink>}
    >
      <form className="flex flex-col gap-5">
        <EmailField label="Email" name="email" autoComplete="username" isRequired />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button type="submit" size="lg">
          Sign in
        </Button>
      </form>
    </AuthLayout>
  );
}
