// A stand-in for Stripe.js: the parts of Stripe's documented interface that @stripe/stripe-js and
// @stripe/react-stripe-js use. Input stays in frames of this script's origin, as with Stripe.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const pages = (path, query) => `${origin}${path}?${new URLSearchParams(query)}`;

  const frame = (src, title, style) => {
    const made = document.createElement('iframe');
    Object.assign(made, { src, title });
    Object.assign(made.style, { border: '0', width: '100%', colorScheme: 'normal' }, style);
    return made;
  };

  /** Sends a message to a frame and returns its response. */
  const ask = (of, what) =>
    new Promise((heard) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard(data);
      of.contentWindow.postMessage(what, origin, [port2]);
    });

  const call = async (path, query) => (await fetch(pages(path, query))).json();

  /** Shows the bank's challenge on top of the page until it is answered, or closed without an answer. */
  const bank = (clientSecret) =>
    new Promise((over) => {
      const page = frame(pages('/v3/bank', { secret: clientSecret }), 'Bank', {
        position: 'fixed',
        inset: '0',
        height: '100%',
        zIndex: '2147483647',
      });
      const heard = ({ source, data }) => {
        if (source !== page.contentWindow || data.event !== 'over') return;
        removeEventListener('message', heard);
        page.remove();
        over();
      };
      addEventListener('message', heard);
      document.body.append(page);
    });

  const elementsOf = (key, options) => {
    let current = { ...options };
    let shown;
    const handlers = {};
    const tell = (event, with_) => (handlers[event] ?? []).forEach((heard) => heard(with_));
    const element = (type, settings) => {
      let fields;
      const heard = ({ source, data }) => {
        if (!fields || source !== fields.contentWindow) return;
        if (data.event === 'height') fields.style.height = `${data.height}px`;
        else tell(data.event, { elementType: type, ...data });
      };
      const made = {
        on: (event, wanted) => {
          (handlers[event] ??= []).push(wanted);
          return made;
        },
        off: (event, wanted) => {
          handlers[event] = (handlers[event] ?? []).filter((one) => one !== wanted);
          return made;
        },
        once: (event, wanted) => made.on(event, wanted),
        mount: (at) => {
          const types = current.paymentMethodTypes ?? current.allowedPaymentMethodTypes ?? ['card'];
          const wallet = settings?.wallets?.googlePay !== 'never' && current.mode === 'payment';
          fields = frame(
            pages('/v3/fields', { key, types: types.join(), currency: current.currency ?? '', wallet }),
            'Secure payment input frame',
            { height: '120px' },
          );
          addEventListener('message', heard);
          (typeof at === 'string' ? document.querySelector(at) : at).append(fields);
          shown = fields;
        },
        update: () => undefined,
        focus: () => fields.focus(),
        blur: () => fields.blur(),
        unmount: () => made.destroy(),
        destroy: () => {
          removeEventListener('message', heard);
          fields?.remove();
          if (shown === fields) shown = undefined;
        },
      };
      return made;
    };
    let payment = null;
    return {
      create: (type, settings) => (payment = element(type, settings)),
      getElement: () => payment,
      update: (changed) => Object.assign(current, changed),
      fetchUpdates: async () => ({}),
      on: () => undefined,
      off: () => undefined,
      submit: () => ask(shown, { ask: 'submit' }),
      made: (params) => ask(shown, { ask: 'method', params }),
    };
  };

  const Stripe = (key) => {
    const intent = async (clientSecret) => {
      const told = await call('/v3/intent', { key, secret: clientSecret });
      if (told.error) return told;
      return { [told.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: told };
    };
    const next = async (clientSecret) => {
      const told = await intent(clientSecret);
      if ((told.paymentIntent ?? told.setupIntent)?.status !== 'requires_action') return told;
      await bank(clientSecret);
      const after = await intent(clientSecret);
      const error = (after.paymentIntent ?? after.setupIntent)?.last_error;
      return error ? { error } : after;
    };
    /** Confirms an intent with the fields' values, for pages that don't create a payment method themselves. */
    const confirm = async ({ elements, clientSecret }) => {
      const made = (await elements?.made({})) ?? {};
      if (made.error) return made;
      const method = made.paymentMethod?.id ?? '';
      const told = await call('/v3/confirm', { key, secret: clientSecret, method });
      return told.error ? told : next(clientSecret);
    };
    return {
      elements: (options) => elementsOf(key, options),
      createToken: () => Promise.reject(new Error('This stand-in makes no tokens.')),
      createPaymentMethod: ({ elements, params }) => elements.made(params),
      confirmPayment: confirm,
      confirmSetup: confirm,
      confirmCardPayment: next,
      confirmAffirmPayment: async (clientSecret, { return_url: back }) => {
        location.assign(pages('/v3/bank', { secret: clientSecret, back }));
        return new Promise(() => undefined);
      },
      handleNextAction: ({ clientSecret }) => next(clientSecret),
      retrievePaymentIntent: intent,
      retrieveSetupIntent: intent,
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
    };
  };
  window.Stripe = Object.assign(Stripe, { version: 'stand-in' });
})();
