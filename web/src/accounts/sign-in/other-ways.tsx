import { ArrowLeft } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { GoogleMark } from "./google-mark.tsx";

export function OtherWays() {
  const showMessage = useShowMessage();
  return (
    <div className="login-others">
      <span className="login-or">or</span>
      <Button isWide className="login-google" onPress={() => showMessage("Google sign-in coming soon!")}>
        <GoogleMark />
        Continue with Google
        <span className="login-soon">soon</span>
      </Button>
      <LinkButton look="quiet" to="/" className="login-home">
        <Icon of={ArrowLeft} isSmall />
        Back to Home
      </LinkButton>
    </div>
  );
}
