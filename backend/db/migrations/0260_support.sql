-- +goose Up

-- People of support see what admins see, and help others with their accounts, orders, and mail.
ALTER TABLE member DROP CONSTRAINT member_user_group_check,
    ADD CONSTRAINT member_user_group_check
        CHECK (user_group IN ('traveler', 'host', 'operator', 'admin', 'tripManager', 'accountManager', 'support'));

-- +goose Down
ALTER TABLE member DROP CONSTRAINT member_user_group_check,
    ADD CONSTRAINT member_user_group_check
        CHECK (user_group IN ('traveler', 'host', 'operator', 'admin', 'tripManager', 'accountManager'));
